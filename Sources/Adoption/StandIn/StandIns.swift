#if Adopt
/// The stand-ins for what an app's kept code meets at its boundary.
struct StandIns {
  /// A file of stand-ins, with the members that its lines belong to.
  struct File {
    var text: String
    /// The member to which each line belongs.
    var members: [String]
  }

  private(set) var types: [HollowType] = []

  /// The names of the stand-ins for models that make calls.
  let models: Set<String>

  /// The types that neither the app nor the platform here declares.
  let foreign: [ForeignType]

  /// The kept types that navigate, but for those that inherit from another one.
  private let navigators: [String]

  /// The name of the file that marks those types.
  private static let navigatorsName = "Navigators"

  /// The conformances to those types that the app does not spell out.
  private let conformances: [HollowType.Piece]

  /// The samples of the enums that say what is shown.
  let routes: RouteSamples

  /// The colors in asset catalogs.
  private let colors: ColorAssets

  /// The other names of the types of libraries that come prepared.
  private let prepared: [(library: String, pieces: [HollowType.Piece])]

  /// The name of the file of types that nothing here declares.
  private static let foreignName = "ForeignTypes"

  /// Writes the stand-ins of a slice.
  init(for slice: Slice, of project: Project, _ findings: Findings, _ knowledge: Knowledge) {
    colors = ColorAssets(of: project, used: slice.used) { knowledge.levels[$0] == .dropped }
    prepared = PreparedTypes.libraries.map { library in
      (library.fileName, library.pieces(in: project) { knowledge.levels[$0] == .dropped })
    }
    let keptNames = slice.kept.map { project.declarations[$0].name }
    let known = Set(keptNames).union(slice.edge.keys)
    foreign = knowledge.foreign.sorted()
      .filter { knowledge.levels[ForeignType.identity(of: $0)] == nil }
      .map { name in
        ForeignType(
          name, usedBy: project, isView: knowledge.foreignViews.contains(name),
          isKey: knowledge.foreignKeys.contains(name), parent: knowledge.foreignParents[name],
          others: knowledge.foreign,
          values: knowledge.foreignValues[name] ?? []
        ) { knowledge.levels[$0] != nil }
      }
    let samples = Samples(
      project: project, findings: findings, kept: slice.kept, foreign: Self.made(foreign))
    let navigating = Set(keptNames).filter { name in
      guard findings.isNavigation(name), let type = project.type(name), !type.isPrivate else {
        return false
      }
      return knowledge.levels["\(Self.navigatorsName) \(name)"] == nil
    }
    navigators = navigating.filter { navigating.isDisjoint(with: project.ancestors(of: $0)) }
      .sorted()
    routes = RouteSamples(
      of: keptNames.filter(navigating.contains).sorted(), in: project, samples: samples, knowledge)
    conformances = knowledge.foreignConformances.sorted { $0.key < $1.key }.flatMap { type, names in
      names.sorted().compactMap { name in
        let id = ForeignType.identity(of: type, as: name)
        let isDropped = knowledge.levels[id] != nil || !known.contains(type)
        return isDropped ? nil : HollowType.Piece(member: id, text: "extension \(type): \(name) {}")
      }
    }
    let changes = ChangingTypes(among: slice.edge.keys, in: project, findings)
    for (name, depth) in slice.edge.sorted(by: { $0.key < $1.key }) {
      types.append(
        HollowType(
          name, depth: depth, in: project, role: findings[name], used: slice.used, known: known,
          knowledge: knowledge, samples: samples, changes: changes, shownViews: slice.shownViews))
    }
    models = Set(
      types.filter { $0.isClass && $0.role == .other && !$0.callbacks.isEmpty }.map(\.name))
    for name in Set(keptNames).sorted() where findings[name] == .other {
      guard let type = project.type(name), type.kind == .struct || type.kind == .class,
        !type.isPrivate, type.group?.hasGenerics != true
      else { continue }
      let calls = HollowType(
        ofKept: name, in: project, knowledge: knowledge, samples: samples, changes: changes)
      if !calls.callbacks.isEmpty { types.append(calls) }
    }
  }

  /// The names of types that nothing here declares, and of which a value can be made.
  static func made(_ foreign: [ForeignType]) -> Set<String> {
    Set(foreign.filter(\.isMadeOfNothing).map(\.name))
  }

  /// The stand-ins, a file each, by the name of the type.
  var files: [(name: String, file: File)] {
    let marks = navigators.map { "extension \($0): Navigates {}" }
    let marking = File(
      text: "// Marks the types that navigate. Written by 'verifier adopt'.\n\n"
        + marks.map { "\($0)\n" }.joined(),
      members: ["", ""] + navigators.map { "\(Self.navigatorsName) \($0)" })
    var files = [(Self.navigatorsName, marking)]
    if !routes.pieces.isEmpty {
      files.append(
        (
          "RouteSamples",
          Self.file("screens in samples", routes.pieces, imports: "NavigationHarness")
        ))
    }
    if !colors.pieces.isEmpty {
      files.append((ColorAssets.fileName, Self.file("the app's colors", colors.pieces)))
    }
    for (library, pieces) in prepared where !pieces.isEmpty {
      files.append((library, Self.file("what \(library) declares", pieces)))
    }
    if !foreign.isEmpty {
      files.append(
        (
          Self.foreignName,
          Self.file("what is not there", foreign.flatMap(\.pieces) + conformances)
        ))
    }
    // The app may have a type with a name of these; on a Mac, files whose names differ by case are one.
    let taken = Set(files.map { $0.0.lowercased() })
    return files
      + types.map { type in
        let isTaken = taken.contains(type.name.lowercased())
        return (isTaken ? type.name + "Type" : type.name, Self.file(type.name, type.pieces))
      }
  }

  /// - Parameter module: what the file imports; the app's own files see none of the verifier's names.
  private static func file(
    _ subject: String, _ pieces: [HollowType.Piece], imports module: String? = nil
  ) -> File {
    var lines = ["// Stands in for \(subject). Written by 'verifier adopt'.", ""]
    if let module { lines += ["import \(module)", ""] }
    var members = lines.map { _ in "" }
    for piece in pieces {
      let added = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      lines += added.map(String.init)
      members += added.map { _ in piece.member }
    }
    return File(text: lines.joined(separator: "\n") + "\n", members: members)
  }

  /// The calls for which no control could be made, with the reasons.
  var missed: [String] { types.flatMap(\.missed) }

  /// The ways to make calls and to answer that are beyond what is tried.
  var leftOut: [LeftOutWays] { types.flatMap(\.leftOut) }

  /// The calls of services that stand-ins leave open.
  var answers: [ServiceAnswer] { types.flatMap(\.answers) }

  /// The conditions that stand-ins leave open until they are first asked for.
  var remembered: [String] { types.flatMap(\.remembered) }

  /// Those of them that the code of screens may change.
  var changing: [String] { types.flatMap(\.changing) }

  /// The statements that make the static objects of stand-ins anew.
  var resets: [String] { types.flatMap(\.resets) }

  /// The calls of all stand-ins.
  var callbacks: [Callback] { types.flatMap(\.callbacks) }
}
#endif
