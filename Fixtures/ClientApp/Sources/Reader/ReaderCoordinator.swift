#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
  import Observation
#endif

/// A part of a book.
public enum Chapter: CaseIterable, Sendable {
  case preface, story
}

/// Leads through a book on a path, which a view binds its stack to.
@MainActor @Observable
public final class ReaderCoordinator {
  public var path: [Chapter] = [] { didSet { isInStory = path[path.count - 1] == .story } }
  public private(set) var isInStory = false

  public init() {}
}

/// The same, fixed, on a path of values of any types.
@MainActor @Observable
public final class FixedReaderCoordinator {
  public var path = NavigationPath() { didSet { isReading = !path.isEmpty } }
  public private(set) var isReading = false

  public init() {}
}
