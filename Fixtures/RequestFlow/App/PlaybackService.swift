/// Plays lectures, and asks for the screen of the one that begins.
@MainActor
final class PlaybackService: CoordinatorServiceLifeCycleProtocol {
  weak var coordinator: (any CoordinationRequestProtocol)?

  /// The number of times that the buttons of the headset are listened to.
  private(set) var starts = 0
  private(set) var isInBackground = false

  func start() {
    starts += 1
    isInBackground = false
  }

  func stop() {
    starts = 0
    isInBackground = false
  }

  func didEnterBackground() { isInBackground = true }

  func willEnterForeground() { isInBackground = false }

  // MARK: - What is played

  func lectureBegins(_ lecture: LectureID) { ask(for: .showLectureDetails(lecture)) }

  func lectureEnds() { ask(for: .dismiss) }

  func lectureIsQueued() { ask(for: .showQueue) }

  private func ask(for request: CoordinationRequest) {
    guard starts > 0, !isInBackground else { return }
    coordinator?.coordinate(.service, request: request, sender: nil)
  }
}
