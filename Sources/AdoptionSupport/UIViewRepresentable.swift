import HeadlessSwiftUI
import HeadlessUIKit

/// What a view knows that shows a view of UIKit, when it makes and updates that.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view has made to speak to what it shows.
  public let coordinator: Representable.Coordinator

  /// How views get to look: at once.
  public let transaction = Transaction()

  /// The values that the views around provide.
  public let environment: EnvironmentValues
}

/// A view of SwiftUI that shows a view of UIKit, whose controls are its own.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView

  /// The type of the object that speaks to that view.
  associatedtype Coordinator = Void

  /// What the view knows.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view of UIKit, once for each place of the view.
  func makeUIView(context: Context) -> UIViewType

  /// Is called when something changes on which the view depends, and once at the beginning.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Is called when the view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the object that speaks to the view of UIKit, before that.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// What shows the view of UIKit.
  public var body: some View {
    HostedView { environment in
      let coordinator = makeCoordinator()
      let context = Context(coordinator: coordinator, environment: environment)
      return HostedController(
        ViewController(makeUIView(context: context)), coordinator: coordinator, isPartOfView: true
      ) { Self.dismantleUIView($0.content, coordinator: coordinator) }
    } update: { hosted, environment in
      updateUIView(
        hosted.shown.content,
        context: Context(coordinator: hosted.coordinator, environment: environment))
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes none.
  public func makeCoordinator() {}
}

/// A controller that shows a view of UIKit.
private final class ViewController<Content: UIView>: UIViewController {
  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    view = content
  }
}
