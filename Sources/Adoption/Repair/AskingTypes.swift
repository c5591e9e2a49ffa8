#if Adopt
import SwiftParser
import SwiftSyntax

/// Finds the types whose code asks for a member: a value of one of them, made up for that member, would
/// ask for itself without end.
struct AskingTypes {
  let project: Project

  /// The numbers of the declarations that are kept whole: only these do something.
  let kept: Set<Int>

  /// What is cut from kept files: a value that stands there asks for others, too.
  let cuts: [Int: [Cut]]

  /// The classes of which a value is made that ask for a member, themselves or by what they name.
  ///
  /// What they name may never be called; that a value is taken elsewhere is better than a run without end.
  func names(in value: String, askingFor member: String, of owner: String) -> Set<String> {
    Self.names(in: value).filter { name in
      project.type(name)?.kind == .class && asks(name, for: member, of: owner)
    }
  }

  private func asks(_ name: String, for member: String, of owner: String) -> Bool {
    var open = [name]
    var met: Set<String> = []
    var used: Set<String> = []
    while let next = open.popLast() {
      guard let type = project.type(next), kept.contains(type.id), met.insert(next).inserted else {
        continue
      }
      let names = names(of: next)
      used.formUnion(names)
      open += names
    }
    return used.contains(member) && (used.contains(owner) || met.contains(owner))
  }

  /// The names that the code of a type uses, as it was repaired.
  private func names(of type: String) -> Set<String> {
    let parts = project.parts(of: type)
    return parts.reduce(into: Names(in: parts.map(\.syntax)).all) { names, part in
      for cut in cuts[part.file] ?? [] where part.syntax.range.overlaps(cut.range) {
        names.formUnion(Self.names(in: cut.replacement))
      }
    }
  }

  private static func names(in source: String) -> Set<String> {
    Names(in: [Parser.parse(source: source)]).all
  }
}

extension CutPlace {
  /// The function or property around a token, with the type that declares it; nil outside of both.
  static func member(around token: TokenSyntax) -> (name: String, owner: String)? {
    var node = Syntax(token)
    var name: String?
    while let parent = node.parent {
      if name == nil, parent.parent?.is(MemberBlockItemSyntax.self) == true {
        name = DeclSyntax(parent).flatMap { HollowMember.names(of: $0).first }
      }
      if let part = parent.as(ExtensionDeclSyntax.self) {
        return name.map { ($0, part.extendedType.trimmedDescription) }
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil,
        let owner = parent.asProtocol((any NamedDeclSyntax).self)?.name.text
      {
        return name.map { ($0, owner) }
      }
      node = parent
    }
    return nil
  }
}
#endif
