/// The context that the screens of lectures take for constant.
struct LectureContext: CoordinatorContext, Hashable {
  let language: String
}

/// A source of contexts.
@MainActor
protocol LectureContextSource: AnyObject {
  func load() async throws -> LectureContext
}

/// Keeps the context of the library, and gives it up where it would get out of date.
@MainActor
final class LectureContextProvider: ContextProviderProtocol {
  weak var coordinator: (any CoordinationRequestProtocol)?

  /// The number of times that changes of the language are listened to.
  private(set) var starts = 0
  private(set) var isInBackground = false

  private var current: LectureContext?
  private let source: any LectureContextSource

  init(source: any LectureContextSource) { self.source = source }

  var context: (any CoordinatorContext)? { current }

  func start() {
    starts += 1
    isInBackground = false
    current = nil
  }

  func stop() {
    starts = 0
    isInBackground = false
    current = nil
  }

  func didEnterBackground() {
    isInBackground = true
    // The language may be another one when the app comes back.
    current = nil
  }

  func willEnterForeground() { isInBackground = false }

  func refresh() async throws {
    let loaded = try await source.load()
    try Task.checkCancellation()
    if !isInBackground { current = loaded }
  }
}
