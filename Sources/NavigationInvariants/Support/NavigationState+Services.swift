import NavigationModel

extension NavigationState {
  /// Returns the position of the coordinator that decides whether a service runs.
  ///
  /// It is the nearest stopped one among the service's coordinator and its ancestors; if none is
  /// stopped, the nearest started one.
  ///
  /// - Returns: the position, or `nil` if none of them was started or stopped.
  func decider(for service: NavigationProfile.Service) -> Int? {
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
