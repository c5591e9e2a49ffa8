#if Adopt
import Foundation
import Testing

@testable import Adoption

/// The members that Xcode generates for colors.
struct ColorAssetsTests {
  @Test func namesAreThoseThatXcodeMakes() {
    #expect(ColorAssets.member(for: "accentPrimary") == "accentPrimary")
    #expect(ColorAssets.member(for: "AccentColor") == "accent")
    #expect(ColorAssets.member(for: "Sauce Red-2") == "sauceRed2")
    #expect(ColorAssets.member(for: "Color") == "color")
  }

  @Test func thoseThatCodeUsesAndNobodyDeclaresAreDeclared() throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    for name in ["brand", "own", "unused"] {
      try Sample.write("{}", to: "\(root)/Assets.xcassets/\(name).colorset/Contents.json")
    }
    try Sample.write("extension Color { static let own = Color.red }", to: "\(root)/Own.swift")
    let project = try Project(at: root)
    #expect(project.colors == ["brand", "own", "unused"])
    let id = "Colors UIColor.brand"
    let pieces = ColorAssets(of: project, used: ["brand", "own"]) { $0 == id }.pieces
    #expect(
      pieces.map(\.text) == [
        "extension Color { static var brand: Color { Color(\"brand\") } }",
        "extension ShapeStyle where Self == Color { static var brand: Color { Color(\"brand\") } }",
      ])
  }
}
#endif
