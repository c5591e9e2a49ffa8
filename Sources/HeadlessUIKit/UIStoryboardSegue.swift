import NavigationModel

/// A step from one controller to another that a storyboard describes.
///
/// Files are not read: whoever declares the system says which steps lead from a controller, with
/// ``UIViewController/addSegue(_:identifier:_:to:)``. What a storyboard's own classes of segues do is not
/// known here.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The ways in which a segue shows its destination.
  public enum Kind: Sendable {
    /// As ``UIViewController/show(_:sender:)`` does.
    case show
    /// As ``UIViewController/showDetailViewController(_:sender:)`` does.
    case showDetail
    /// By presenting it.
    case presentation
    /// As a child, from when the view of the source is loaded.
    case embed
  }

  /// The name by which code knows the segue, if it has one.
  public let identifier: String?

  /// The controller from which the segue leads.
  public let source: UIViewController

  /// The controller to which the segue leads.
  public let destination: UIViewController

  private let handler: @MainActor () -> Void

  /// Creates a segue that does nothing by itself.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination) {}
  }

  /// Creates a segue.
  ///
  /// - Parameter performHandler: shows the destination.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Shows the destination.
  open func perform() { handler() }
}

/// What a storyboard says of a segue.
struct SegueDescription {
  let key: String
  let identifier: String?
  let kind: UIStoryboardSegue.Kind
  let make: @MainActor () -> UIViewController
}

extension UIViewController {
  /// Says which segue leads from the controller.
  ///
  /// - Parameters:
  ///   - key: a name for it that no other segue of the controller has.
  ///   - identifier: the name by which code knows it, if it has one.
  ///   - kind: how it shows its destination.
  ///   - make: makes the destination.
  public final func addSegue(
    _ key: String, identifier: String?, _ kind: UIStoryboardSegue.Kind,
    to make: @escaping @MainActor () -> UIViewController
  ) {
    segues.append(SegueDescription(key: key, identifier: identifier, kind: kind, make: make))
  }

  /// Performs a segue as the control does that a storyboard connects with it: the controller is asked first.
  ///
  /// - Parameter key: the name that the segue was added with.
  public final func touchControl(ofSegue key: String) {
    guard let segue = segues.first(where: { $0.key == key }),
      shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: nil)
    else { return }
    perform(segue, sender: nil)
  }

  /// Embeds the children that the storyboard's containers have, as the view has been loaded.
  final func embedChildren() {
    for segue in segues where segue.kind == .embed { perform(segue, sender: nil) }
  }

  final func perform(segue identifier: String, sender: Any?) {
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      fatalError(.noSegue(identifier, of: self))
    }
    perform(segue, sender: sender)
  }

  private func perform(_ description: SegueDescription, sender: Any?) {
    let destination = description.make()
    let segue = UIStoryboardSegue(
      identifier: description.identifier, source: self, destination: destination
    ) { self.show(destination, description.kind, sender) }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func show(
    _ destination: UIViewController, _ kind: UIStoryboardSegue.Kind, _ sender: Any?
  ) {
    switch kind {
    case .show: show(destination, sender: sender)
    case .showDetail: showDetailViewController(destination, sender: sender)
    case .presentation: present(destination, animated: true)
    case .embed:
      addChild(destination)
      view.addSubview(destination.view)
      destination.sendDidMove(toParent: self)
    }
  }
}

@MainActor
extension String {
  fileprivate static func noSegue(_ identifier: String, of controller: UIViewController) -> String {
    "Receiver (\(controller.screenName)) has no segue with identifier '\(identifier)'"
  }
}
