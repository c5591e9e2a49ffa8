#if Adopt
import Foundation
import Testing

@testable import Adoption

/// Controllers that code makes by what R.swift generates.
struct ResourceEditsTests {
  @Test func controllersAreMadeByTheNamesOfStoryboards() throws {
    let folder = Sample.newFolder
    defer { Sample.remove(folder) }
    try Sample.write(
      """
      <document initialViewController="1"><scenes>
        <scene><objects><navigationController id="1"/></objects></scene>
        <scene><objects>
          <viewController id="2" customClass="Book" storyboardIdentifier="BookController"/>
        </objects></scene>
      </scenes></document>
      """, to: "\(folder)/Shelf.storyboard")
    try Sample.write(
      """
      func book() -> Book? { R.storyboard.shelf.bookController() }
      func shelf() -> UINavigationController? { R.storyboard.shelf.instantiateInitialViewController() }
      func again() -> UIViewController? { R.storyboard.shelf().instantiateInitialViewController() }
      func other() -> Int { R.storyboard.attic.bookController() + R.number.shelf() }
      """, to: "\(folder)/App.swift")
    let project = try Project(at: folder)
    let file = RewrittenFile(0, of: project, kept: project.files[0].declarations, cuts: [])
    let lines = try #require(file.text).split(separator: "\n").dropFirst()
    let board = "UIStoryboard(name: \"Shelf\", bundle: nil)"
    #expect(
      lines.map(String.init) == [
        "func book() -> Book? { (\(board).instantiateViewController(withIdentifier: \"BookController\") as? Book) }",
        "func shelf() -> UINavigationController? { (\(board).instantiateInitialViewController() as? UINavigationController) }",
        "func again() -> UIViewController? { (\(board).instantiateInitialViewController() as? UINavigationController) }",
        "func other() -> Int { R.storyboard.attic.bookController() + R.number.shelf() }",
      ])
  }
}
#endif
