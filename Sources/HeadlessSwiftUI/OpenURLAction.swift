#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An action that opens a URL.
public struct OpenURLAction {
  /// The outcome of opening a URL.
  public struct Result: Sendable {
    fileprivate enum Outcome { case handled, discarded, system(URL?) }
    fileprivate let outcome: Outcome

    /// The app opened the URL.
    public static let handled = Result(outcome: .handled)

    /// Nobody opens the URL.
    public static let discarded = Result(outcome: .discarded)

    /// The system opens the URL.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (URL) -> Result

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL. What the system opens is outside the app, where nothing happens.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL, and tells whether somebody does.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if case .discarded = handler(url).outcome { completion(false) } else { completion(true) }
  }
}

extension EnvironmentValues {
  private struct OpenURL: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// The action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURL.self] }
    set { self[OpenURL.self] = newValue }
  }
}
