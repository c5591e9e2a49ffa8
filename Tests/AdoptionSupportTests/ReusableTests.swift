import AdoptionSupport
import HeadlessUIKit
import Testing

/// Controllers that come from the storyboards that have their names.
@MainActor
struct ReusableTests {
  private final class Shelf: UIViewController, ReusableStoryboardBased {}

  private final class Book: UIViewController, ReusableSceneBased, ReusableRow {
    static let sceneStoryboard = UIStoryboard(name: "Shelf", bundle: nil)
  }

  @Test func aControllerComesFromTheStoryboardOfItsName() {
    UIStoryboard.register(nil, in: "Shelf") { Shelf() }
    UIStoryboard.register("Book", in: "Shelf") { Book() }
    let shelf: Shelf = Shelf.instantiate()
    #expect(type(of: shelf) == Shelf.self)
    #expect(type(of: Book.instantiate()) == Book.self)
    #expect(Book.reuseIdentifier == "Book")
  }
}
