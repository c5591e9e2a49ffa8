import NavigationModel

/// An item that an app shares.
public protocol UIActivityItemSource: AnyObject {}

/// A service of the app's own to which items can be shared. It is not offered.
@MainActor @preconcurrency
open class UIActivity: UIResponder {
  /// A kind of service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Another device near by.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The list of pages to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }
}

/// A controller with which a person shares items.
///
/// A person shares them by *Copy*, or closes the sheet by *Close* or a swipe. The handler runs after the
/// dismissal, whoever dismisses it, with `false` where nothing was shared.
///
/// Source: Apple's documentation of the class and of its `completionWithItemsHandler`.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController, OffersChoices {
  /// What runs after the controller was dismissed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What runs after the controller was dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The services that are not offered, which is looks.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private var shared: UIActivity.ActivityType?

  /// Creates a controller that shares items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  var choices: [(title: String, take: @MainActor () -> Void)] {
    [
      ("Copy", { [weak self] in self?.close(.copyToPasteboard) }),
      ("Close", { [weak self] in self?.close(nil) }),
    ]
  }

  private func close(_ type: UIActivity.ActivityType?) {
    guard let presenter, !isBeingDismissed else { return }
    shared = type
    presenter.startDismissing(animated: true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, let handler = completionWithItemsHandler else { return }
    completionWithItemsHandler = nil
    handler(shared, shared != nil, nil, nil)
  }
}
