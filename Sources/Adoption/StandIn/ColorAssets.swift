#if Adopt
/// The members that Xcode generates for the colors in asset catalogs, such as `Color.accent`.
struct ColorAssets {
  static let fileName = "Colors"

  /// The lines of the file that declares them.
  let pieces: [HollowType.Piece]

  /// Declares those that code uses and no extension of the app's does.
  init(of project: Project, used: Set<String>, isDropped: (String) -> Bool) {
    let own = project.foreignExtensions.filter {
      ["Color", "UIColor", "ShapeStyle"].contains($0.name)
    }
    .flatMap(\.members).flatMap { HollowMember.names(of: $0.decl) }
    var met = Set(own)
    let colors = project.colors.map { (name: $0, member: Self.member(for: $0)) }
      .filter { used.contains($0.member) && met.insert($0.member).inserted }
    pieces = colors.flatMap { name, member in
      [
        ("Color", "Color(\(name.debugDescription))", "Color"), ("UIColor", ".clear", "UIColor"),
        ("ShapeStyle where Self == Color", "Color(\(name.debugDescription))", "Color"),
      ].compactMap { head, value, type in
        let id = "\(Self.fileName) \(head).\(member)"
        return isDropped(id)
          ? nil
          : HollowType.Piece(
            member: id,
            text: "extension \(head) { static var \(member): \(type) { \(value) } }")
      }
    }
  }

  /// The member for an asset: its words in camel case, without the word for its kind at the end.
  static func member(for asset: String) -> String {
    let words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let joined = words.enumerated().map { place, word in
      place == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return joined.hasSuffix("Color") && joined != "Color"
      ? String(joined.dropLast("Color".count)) : joined
  }
}
#endif
