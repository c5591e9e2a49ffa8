import CoordinatorHooks

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Leads through a club of readers: an entrance, the tabs of members, the desk of editors.
@MainActor
public final class ClubCoordinator {
  public enum Mode { case visitor, member, editor }

  public let window = UIWindow()
  public let feed = Feed()
  public private(set) var mode = Mode.visitor
  public private(set) var isOpen = false
  /// A Boolean value that indicates whether a link to the book waits until somebody signs in.
  public private(set) var isInvited = false
  public private(set) var member: MemberCoordinator?
  public private(set) var entrance: EntranceCoordinator?
  private var editor: EditorCoordinator?

  public init() {
    window.rootViewController = screen("Splash")
    window.makeKeyAndVisible()
  }

  public func open() {
    Lifecycle.started(self)
    isOpen = true
    enter(.visitor)
  }

  public func close() {
    leave()
    mode = .visitor
    isOpen = false
    isInvited = false
    window.rootViewController = screen("Splash")
    Lifecycle.stopped(self)
  }

  /// Shows the book of the month, to a visitor as soon as they have signed in.
  public func followLink() {
    isInvited = true
    if mode == .editor { enter(.member) }
    acceptInvitation()
  }

  private func acceptInvitation() {
    guard isInvited, let member else { return }
    isInvited = false
    member.showBook()
  }

  private func enter(_ mode: Mode) {
    leave()
    self.mode = mode
    switch mode {
    case .visitor:
      let entrance = EntranceCoordinator { [unowned self] in enter(.member) }
      self.entrance = entrance
      window.rootViewController = entrance.stack
    case .member:
      let member = MemberCoordinator(feed: feed) { [unowned self] in enter($0) }
      self.member = member
      window.rootViewController = member.tabs
      member.start()
      acceptInvitation()
    case .editor:
      let editor = EditorCoordinator { [unowned self] in enter(.member) }
      self.editor = editor
      window.rootViewController = editor.stack
    }
  }

  private func leave() {
    member?.stop()
    (entrance, member, editor) = (nil, nil, nil)
  }
}

/// The news that the club tells its members while they are there.
@MainActor
public final class Feed {
  public internal(set) var starts = 0
  private var covers: [String] = []

  public func dropCovers() { covers = [] }
}

@MainActor
func screen(_ title: String, _ buttons: UIAction...) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  screen.navigationItem.rightBarButtonItems = buttons.map { UIBarButtonItem(primaryAction: $0) }
  return screen
}
