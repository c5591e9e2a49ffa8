#if Adopt
import SwiftSyntax

/// The sources of an app, read.
struct Project {
  /// The app's name, which can serve as that of a module.
  let name: String

  /// The folder that was read.
  let root: String

  /// The files, sorted by their names.
  private(set) var files: [SourceFile]

  /// All declarations at the top level, by number.
  private(set) var declarations: [Declaration] = []

  /// The storyboards, sorted by name.
  let storyboards: [Storyboard]

  /// The storyboards from which the platform makes the first window.
  let firstStoryboards: FirstStoryboards

  /// The schemes of links that the information property lists name.
  let schemes: [String]

  /// A Boolean value that indicates whether what says nothing of its isolation is the main actor's.
  let isMainActorByDefault: Bool

  /// Where the list of files comes from.
  let origin: FileList.Origin

  /// The names of modules that become one with the app's.
  let merged: Set<String>

  /// The names of the colors in asset catalogs.
  let colors: [String]

  /// The properties that hold the routes on stacks.
  let paths: StackPaths

  /// The forms in which code names generic types.
  let generics: GenericForms

  /// The calls by which code makes screens as libraries let it.
  let makerCalls: MakerCalls

  /// The places where code mentions names.
  let mentions: Mentions

  /// The properties of types, as far as somebody has asked.
  let properties = PropertyTable()

  /// The classes within the app's types, such as `LoginView.Model`, by their full names.
  private var nested: [String: Declaration] = [:]

  private var types: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]
  private var others: [String: [Int]] = [:]

  init(
    name: String, root: String, files: [SourceFile], storyboards: [Storyboard],
    origin: FileList.Origin, merged: Set<String> = [], colors: [String] = [],
    firstStoryboards: FirstStoryboards = FirstStoryboards(), schemes: [String] = [],
    isMainActorByDefault: Bool = false
  ) {
    self.schemes = schemes
    self.isMainActorByDefault = isMainActorByDefault
    self.firstStoryboards = firstStoryboards
    self.colors = colors
    paths = StackPaths(in: files)
    generics = GenericForms(in: files)
    makerCalls = MakerCalls(in: files)
    mentions = Mentions(in: files)
    self.merged = merged
    self.name = name
    self.root = root
    self.files = files
    self.storyboards = storyboards
    self.origin = origin
    for file in files.indices {
      for index in files[file].declarations.indices {
        self.files[file].declarations[index].file = file
        self.files[file].declarations[index].id = declarations.count
        let declaration = self.files[file].declarations[index]
        declarations.append(declaration)
        switch declaration.kind {
        case .class, .struct, .enum, .protocol, .typealias:
          types[declaration.name, default: []].append(declaration.id)
        case .extension: extending[declaration.name, default: []].append(declaration.id)
        case .function, .variable: others[declaration.name, default: []].append(declaration.id)
        case .other: break
        }
      }
    }
    for outer in declarations where outer.isType || outer.kind == .extension {
      for inner in outer.nestedClasses where nested[inner.name] == nil {
        nested[inner.name] = inner
      }
    }
  }

  /// The declaration of a type; the first one where there are several. A class within another type goes by
  /// its full name.
  func type(_ name: String) -> Declaration? {
    types[name].map { declarations[$0[0]] } ?? nested[name]
  }

  /// The full names of the classes within a type that others can refer to, sorted.
  func nestedClasses(of name: String) -> [String] {
    nested.keys.filter { $0.hasPrefix("\(name).") }.sorted()
  }

  /// The members of all types, of classes within others, too, and of extensions.
  var members: [MemberBlockItemSyntax] {
    declarations.flatMap(\.members)
      + nested.sorted { $0.key < $1.key }.flatMap { $0.value.members }
  }

  /// The name of the type behind optionals and parentheses, as code within a type writes it: the full one of
  /// a class within another type.
  func typeName(of type: TypeSyntax, within owner: String) -> String? {
    guard let name = TypeNames.innermost(of: type) else { return nil }
    let written = type.trimmedDescription.filter { !"?!()".contains($0) }
    return [written, "\(owner).\(name)"].first { nested[$0] != nil } ?? name
  }

  /// The type for which a name stands in code within a type: there, in what that inherits from, or at the
  /// top level. Nil where it is the name of a type itself.
  func typeNamed(_ name: IdentifierTypeSyntax, within owner: String) -> TypeSyntax? {
    let members = ([owner] + ancestors(of: owner)).flatMap { parts(of: $0) }.flatMap(\.members)
    let own = members.lazy.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == name.name.text }
    guard let alias = own ?? type(name.name.text)?.syntax.as(TypeAliasDeclSyntax.self) else {
      return nil
    }
    return ArgumentRewriter.type(of: alias, with: name.genericArgumentClause)
  }

  /// Returns a Boolean value that indicates whether a name is that of a module that files import.
  func isModule(_ name: String) -> Bool { files.contains { $0.imports.contains(name) } }

  /// Returns a Boolean value that indicates whether a type of a name is declared within a declaration.
  func declaresWithin(_ name: String) -> Bool {
    members.map(\.decl).contains { member in
      let isType =
        member.asProtocol((any DeclGroupSyntax).self) != nil || member.is(TypeAliasDeclSyntax.self)
        || member.is(AssociatedTypeDeclSyntax.self)
      return isType && HollowMember.names(of: member).contains(name)
    }
  }

  /// The functions and variables of a name at the top level.
  func values(_ name: String) -> [Declaration] { (others[name] ?? []).map { declarations[$0] } }

  /// The extensions of a type.
  func extensions(of name: String) -> [Declaration] {
    (extending[name] ?? []).map { declarations[$0] }
  }

  /// The extensions of types within a type, such as `extension Tab.Look` of those within `Tab`.
  func extensions(ofTypesWithin name: String) -> [Declaration] {
    nestedExtensions.filter { $0.name.hasPrefix("\(name).") }
  }

  /// The names of the types that are declared at the top level, sorted.
  var typeNames: [String] { types.keys.sorted() }

  /// The extensions of types within others, such as `extension Tab.Look`.
  var nestedExtensions: [Declaration] {
    declarations.filter { $0.kind == .extension && $0.name.contains(".") }
  }

  /// The extensions of types that the project does not declare.
  var foreignExtensions: [Declaration] {
    declarations.filter {
      $0.kind == .extension && type(String($0.name.prefix { $0 != "." })) == nil
    }
  }

  /// The declaration of a type and its extensions.
  func parts(of name: String) -> [Declaration] {
    (type(name).map { [$0] } ?? []) + extensions(of: name)
  }

  /// The initializers of a type and its extensions.
  func initializers(of name: String) -> [InitializerDeclSyntax] {
    parts(of: name).flatMap(\.members).compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// The name of the class that another name for it stands for, such as that of
  /// `typealias Scene<Content> = SceneController<Content> & Titled`; the name itself where it is none.
  func classBehind(_ name: String) -> String {
    var (name, met) = (name, Set<String>())
    while met.insert(name).inserted, let alias = type(name)?.syntax.as(TypeAliasDeclSyntax.self) {
      let parts = TypeNames.parts(of: alias.initializer.value)
      guard let next = parts.first(where: { type($0)?.kind != .protocol }) else { break }
      name = next
    }
    return name
  }

  /// What a type inherits from and conforms to, through everything that the project declares.
  func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var open = [name]
    while let next = open.popLast() {
      for part in parts(of: next) {
        for parent in part.inherited where !found.contains(parent) {
          found.append(parent)
          open.append(parent)
        }
        if part.kind == .typealias, let alias = part.syntax.as(TypeAliasDeclSyntax.self) {
          for parent in TypeNames.parts(of: alias.initializer.value) where !found.contains(parent) {
            found.append(parent)
            open.append(parent)
          }
        }
      }
    }
    return found
  }
}

/// Puts arguments in the place of generic parameters.
private final class ArgumentRewriter: SyntaxRewriter {
  private let arguments: [String: TypeSyntax]

  private init(_ arguments: [String: TypeSyntax]) { self.arguments = arguments }

  /// The type that another name stands for, with the arguments that it is given.
  static func type(
    of alias: TypeAliasDeclSyntax, with clause: GenericArgumentClauseSyntax?
  ) -> TypeSyntax {
    let value = alias.initializer.value
    guard let parameters = alias.genericParameterClause?.parameters, let clause else {
      return value
    }
    let given = zip(parameters, clause.arguments).compactMap { parameter, argument in
      argument.argument.as(TypeSyntax.self).map { (parameter.name.text, $0.trimmed) }
    }
    let rewriter = ArgumentRewriter(Dictionary(given, uniquingKeysWith: { first, _ in first }))
    return rewriter.rewrite(value).as(TypeSyntax.self) ?? value
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard let argument = arguments[node.name.text] else { return super.visit(node) }
    return argument.with(\.trailingTrivia, node.trailingTrivia)
  }
}
#endif
