import HeadlessSwiftUI
import HeadlessUIKit

/// What a view knows that shows a controller of UIKit, when it makes and updates that.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the view has made to speak to what it shows.
  public let coordinator: Representable.Coordinator

  /// How views get to look: at once.
  public let transaction = Transaction()

  /// The values that the views around provide.
  public let environment: EnvironmentValues
}

/// A view of SwiftUI that shows a controller of UIKit, with its stack, its tabs and what it presents.
///
/// The controller appears and disappears with the view. What it presents is within the view, and not over
/// the screens around it.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController

  /// The type of the object that speaks to the controller.
  associatedtype Coordinator = Void

  /// What the view knows.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each place of the view.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Is called when something changes on which the view depends, and once at the beginning.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Is called when the view is gone.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes the object that speaks to the controller, before the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// What shows the controller.
  public var body: some View {
    HostedView { environment in
      let coordinator = makeCoordinator()
      let context = Context(coordinator: coordinator, environment: environment)
      return HostedController(
        makeUIViewController(context: context), coordinator: coordinator, isPartOfView: false
      ) { Self.dismantleUIViewController($0, coordinator: coordinator) }
    } update: { hosted, environment in
      updateUIViewController(
        hosted.shown,
        context: Context(coordinator: hosted.coordinator, environment: environment))
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes none.
  public func makeCoordinator() {}
}
