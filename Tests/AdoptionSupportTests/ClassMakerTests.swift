import AdoptionSupport
import HeadlessUIKit
import Testing

@MainActor
private class BookScreen: UIViewController {}

private final class ShelfScreen: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
}

private final class CoverScreen: UIViewController {}

extension UIViewController {
  fileprivate static func instantiate() -> Self { madeByClass(Self.self) }
}

/// Objects of classes that code knows by a metatype alone.
@MainActor
struct ClassMakerTests {
  @Test func anObjectIsMadeAsWasRegisteredForItsClass() {
    ClassMakers.register(BookScreen.self) { BookScreen() }
    ClassMakers.register(ShelfScreen.self) { ShelfScreen(title: "shelf") }
    let book = BookScreen.instantiate()
    #expect(type(of: book) == BookScreen.self)
    #expect(ShelfScreen.instantiate().title == "shelf")
  }

  @Test func thePlatformsOwnControllersNeedNone() {
    #expect(type(of: UINavigationController.instantiate()) == UINavigationController.self)
    #expect(type(of: UIViewController.instantiate()) == UIViewController.self)
  }

  #if os(macOS) || os(Linux)
    @Test func aClassWithoutAMakerEndsTheRun() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { _ = CoverScreen.instantiate() }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let message =
        "An object of the class 'CoverScreen' is made by a metatype, and none can be made up. Say how by "
        + "'ClassMakers.register(CoverScreen.self) { … }' in the system."
      #expect(text.contains(message))
    }
  #endif
}
