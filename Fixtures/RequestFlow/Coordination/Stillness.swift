#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Lets calls wait until nothing on a stack is moving.
@MainActor
final class Stillness {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no transition runs on a stack, or the calling task is cancelled.
  func wait(for stack: UINavigationController?) async {
    while !Task.isCancelled, let running = stack?.transitionCoordinator {
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        running.animate(alongsideTransition: nil) { [weak self] _ in self?.endWaiting() }
      }
    }
  }

  /// Lets everybody who waits have another look.
  func endWaiting() {
    let ended = waiting
    waiting = []
    for continuation in ended { continuation.resume() }
  }
}
