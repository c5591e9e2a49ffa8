#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
  import Observation
#endif

/// A piece of work that the servers do for a screen.
@MainActor @Observable
final class Errand {
  private(set) var isUnderWay = false

  @ObservationIgnored private let mediator: Mediator
  @ObservationIgnored private let fixes: Fixes
  @ObservationIgnored private var task: Task<Void, Never>?

  init(mediator: Mediator) {
    self.mediator = mediator
    fixes = mediator.fixes
  }

  deinit {
    if fixes.contains(.errandsEndWithScreen) { task?.cancel() }
  }

  /// Has a command done, and publishes what came of it.
  func run<C: Command>(_ command: C) where C.Answer: DomainEvent {
    if fixes.contains(.errandsRunOnce), isUnderWay { return }
    isUnderWay = true
    task = Task { [weak self, mediator] in
      let event = try? await mediator.send(command)
      self?.isUnderWay = false
      if let event, !Task.isCancelled { mediator.publish(event) }
    }
  }
}
