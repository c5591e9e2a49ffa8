import NavigationModel

extension NavigationState {
  /// The coordinator that decides whether a service is to run.
  ///
  /// Of the service's coordinator and those above it, the nearest one that is stopped; if none is,
  /// the nearest that is started.
  ///
  /// - Returns: its position; nil while none of them has been told anything.
  func teller(of service: NavigationProfile.Service) -> Int? {
    let coordinators = coordinators
    var line: [Int] = []
    var next = coordinators.firstIndex { $0.holder == .tree && $0.role == service.role }
    while let position = next {
      line.append(position)
      next = coordinators[position].parent
    }
    return line.first { coordinators[$0].phase == .stopped }
      ?? line.first { coordinators[$0].phase == .started }
  }
}
