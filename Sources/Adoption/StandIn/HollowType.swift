#if Adopt
import SwiftSyntax

/// A type that stands in for one of the app's: its members without what they do.
struct HollowType {
  /// Lines of a stand-in that belong to a member.
  struct Piece {
    var member: String
    var text: String
  }

  let name: String
  private(set) var pieces: [Piece] = []

  /// The calls by which it tells others something.
  private(set) var callbacks: [Callback] = []

  /// Returns a Boolean value that indicates whether a property of the type holds a closure.
  func isClosure(_ property: String) -> Bool { closures.contains(property) }

  /// Calls for which no control could be made, with the reason.
  var missed: [String] = []

  /// The ways to make calls and to answer that are beyond what is tried.
  var leftOut: [LeftOutWays] = []

  /// The calls of services that it leaves open.
  var answers: [ServiceAnswer] = []

  /// The protocols by which the app cancels the calls that it leaves open.
  var cancelling: Set<String> = []

  /// The statements that make its static objects anew.
  var resets: [String] = []

  /// The conditions that it leaves open until they are first asked for.
  var remembered: [String] = []

  /// Those of them that a screen's code may change.
  var changing: [String] { changes.areTold(name) ? remembered : [] }

  let project: Project
  let role: Role
  let used: Set<String>
  let knowledge: Knowledge
  var samples: Samples
  let changes: ChangingTypes

  /// The names that types at hand have: those kept and stood in for.
  let known: Set<String>

  /// The views that stand-ins for views show; nil where it is no stand-in.
  private(set) var shownViews: ShownViews?

  /// The names that its code uses at the end of its life alone: nobody taps what they call.
  var toldAtItsEnd: Set<String> = []

  /// What it shows when a model tells it to.
  private(set) var bindings: Bindings

  let parts: [Declaration]

  /// The members of the type and its extensions.
  let members: [DeclSyntax]

  /// The subjects among them by which it tells others something.
  private(set) lazy var ownSubjects = OwnSubjects(among: members)

  var isClass: Bool { parts[0].kind == .class }
  var assigned: Set<String> = []

  /// The members by which values are told apart.
  private var compared: Set<String> = []

  /// The properties that methods which kept code calls return, and do nothing else.
  private var returned: Set<String> = []

  init(
    _ name: String, depth: Slice.Depth, in project: Project, role: Role, used: Set<String>,
    known: Set<String>, knowledge: Knowledge, samples: Samples, changes: ChangingTypes,
    shownViews: ShownViews
  ) {
    self.init(
      name, in: project, role: role, used: used, known: known, knowledge: knowledge,
      samples: samples, changes: changes)
    self.shownViews = shownViews
    write(depth)
  }

  /// Lists the calls of a type that is kept as it is.
  init(
    ofKept name: String, in project: Project, knowledge: Knowledge, samples: Samples,
    changes: ChangingTypes
  ) {
    self.init(
      name, in: project, role: .other, used: [], known: [], knowledge: knowledge, samples: samples,
      changes: changes)
    let reader = CallbackReader(project: project, samples: samples)
    for node in project.variables(of: name)
    where node.isStored && !node.isStatic && !DeclSyntax(node).isPrivate {
      for binding in node.bindings {
        guard let type = binding.typeAnnotation?.type else { continue }
        add(
          reader.callbacks(
            of: binding.pattern.trimmedDescription, type.trimmed, in: name, isWeak: false))
      }
    }
    addNavigatorCalls()
    writeCallbacks()
  }

  private init(
    _ name: String, in project: Project, role: Role, used: Set<String>, known: Set<String>,
    knowledge: Knowledge, samples: Samples, changes: ChangingTypes
  ) {
    self.name = name
    self.project = project
    self.role = role
    self.used = used
    self.known = known
    self.knowledge = knowledge
    self.samples = samples
    self.changes = changes
    parts = project.parts(of: name)
    members = parts.flatMap { $0.members.map(\.decl) }
    bindings = Bindings(of: role == .screen ? name : "", in: project, samples: samples)
  }

  private mutating func write(_ depth: Slice.Depth) {
    guard let head = header else {
      // Another name for what is not there becomes a type without members.
      let isMissing = knowledge.unconforming[name] != nil
      pieces = [
        Piece(
          member: name, text: isMissing ? "enum \(name) {}" : parts[0].syntax.trimmedDescription)
      ]
      return
    }
    pieces = outer.map { [Piece(member: name, text: "extension \($0) {")] } ?? []
    pieces.append(Piece(member: name, text: head + " {"))
    if depth == .empty {
      if isClass, parents.isEmpty {
        pieces.append(Piece(member: "\(name).init", text: "  init() {}"))
      }
      writeEnd()
      return
    }
    assigned = assignedInEveryInit
    compared = comparedNames
    if declaredParents.contains("Identifiable") { compared.insert("id") }
    returned = Set(
      members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { isWanted($0.name.text) }
        .compactMap(returnedProperty))
    // Extensions of a protocol require nothing.
    let isProtocol = parts[0].kind == .protocol
    writeCapturedNavigators()
    for member in isProtocol ? main.members.map(\.decl) : propertiesFirst { writeMember(member) }
    if project.isRepresentable(name) {
      add("\(name).body", "  var body: some View { offeredControls(of: self) }")
    }
    writeMemberwiseInitializer()
    writeMissingInitializers()
    writeMissingMakers()
    writeDecodingOfClass()
    addNavigatorCalls()
    addSegueControls()
    addSetValues()
    if role == .screen, !pieces.contains(where: { $0.text.contains("func viewDidLoad()") }) {
      let lines = ["super.viewDidLoad()"] + loading
      pieces.append(
        Piece(
          member: "\(name).viewDidLoad",
          text: "  override func viewDidLoad() {\n\(lines.map { "    \($0)\n" }.joined())  }"))
    }
    if role == .screen, OwnBackButton(of: name, in: project) != nil {
      missed.append(
        "\(name):back: a bar button of its own is in the place of the back button, and turns the "
          + "swipe back off")
    }
    writeEnd()
    writeConformances()
    writeOpenCalls()
    writeCallbacks()
  }

  private mutating func writeEnd() {
    pieces.append(Piece(member: name, text: outer == nil ? "}" : "}\n}"))
  }

  /// The type within which it stands.
  private var outer: String? {
    parts[0].isNested ? name.lastIndex(of: ".").map { String(name[..<$0]) } : nil
  }

  /// The statements that a screen's stand-in runs when its view is loaded.
  var loading: [String] {
    [OwnBackButton(of: name, in: project)?.statement, "offerCallbacks()"].compactMap { $0 }
  }

  private mutating func addNavigatorCalls() {
    // What has a value of its own was not made with one.
    let stored = pieces.filter {
      $0.text.trimmingPrefix(while: \.isWhitespace).hasPrefix("var ") && !$0.text.contains("=")
    }.compactMap { $0.member.split(separator: ".").last.map(String.init) }
    let calls = NavigatorCalls(in: name, of: project, storing: Set(stored), samples: samples)
    for callback in calls.callbacks
    where !callbacks.contains(where: { $0.call == callback.call }) { addNamed(callback) }
    missed += calls.missed
    leftOut += calls.leftOut
  }

  /// Adds a call by a name that no other one has: a window finds a control by its name.
  mutating func addNamed(_ callback: Callback) {
    var callback = callback
    let name = callback.control
    var number = 2
    while callbacks.contains(where: { $0.control == callback.control }) {
      callback.control = "\(name) \(number)"
      number += 1
    }
    callbacks.append(callback)
  }

  /// The conformance that lists the calls.
  private mutating func writeCallbacks() {
    // What is gone tells nobody anything.
    let capture = isClass ? " [weak self] in guard let self else { return };" : ""
    let (failing, compiling) = (
      callbacks.filter { knowledge.levels["\(name) calls \($0.control)"] == .dropped },
      callbacks.filter { knowledge.levels["\(name) calls \($0.control)"] != .dropped }
    )
    missed += failing.map {
      let reason = knowledge.reasons["\(name) calls \($0.control)"].map { ": \($0)" } ?? ""
      return "\($0.control): its call does not compile\(reason): \($0.call)"
    }
    callbacks = compiling.filter { !toldAtItsEnd.contains($0.calledName) }
    let sets = SharedSets(in: parts)
    for index in callbacks.indices {
      // With what does not compile the call would go, too.
      guard knowledge.levels["\(name) calls \(callbacks[index].control)"] == nil else { continue }
      callbacks[index].before = sets.before(callbacks[index].call).filter(isOfShared)
    }
    if knowledge.levels["\(name) calls"] == .dropped {
      missed += callbacks.map { "\($0.control): a class that inherits from \(name) offers calls" }
      callbacks = []
    }
    let own = OwnCalls(among: callbacks, of: self)
    callbacks = own.callbacks
    guard !callbacks.isEmpty else { return }
    answers += own.answers
    let id = "\(name) calls"
    let told = changes.services(toldBy: name)
    let tells = told.isEmpty ? "" : "  var servicesTold: [String] { \(told) }\n"
    pieces.append(
      Piece(
        member: id,
        text: """

          extension \(name): OffersCallbacks {
          \(tells)  var offeredCallbacks: [OfferedCallback] {
              [
          """))
    for callback in callbacks {
      pieces.append(
        Piece(
          member: "\(id) \(callback.control)",
          text: "      OfferedCallback("
            + "\(callback.control.debugDescription)\(own.words(for: callback))) {\(capture) "
            + (callback.before.map(\.text) + [callback.call]).joined(separator: "; ") + " },"))
    }
    pieces.append(Piece(member: id, text: "    ]\n  }\n}"))
    callbacks = own.controls
  }

  /// A Boolean value that indicates whether what is set is at hand, and others read it.
  private func isOfShared(_ set: SharedSet) -> Bool {
    known.contains(set.type) || set.type == "UserDefaults" && seesDefaults
  }

  /// A Boolean value that indicates whether kept code reads the user's defaults, or what a scene keeps.
  var seesDefaults: Bool { StoredProperties.areUsed(byNames: used) }

  // MARK: - Members

  private mutating func writeMember(_ member: DeclSyntax) {
    let id = HollowMember.identity(of: member, in: name)
    let level = knowledge.levels[id] ?? .verbatim
    guard level > .dropped else {
      for name in HollowMember.names(of: member) { writeRequirement(name) }
      if let node = member.as(InitializerDeclSyntax.self) { writeRequirement(node, id) }
      return
    }
    if parts[0].kind == .protocol {
      let names = HollowMember.names(of: member)
      if names.contains(where: isWanted) || member.is(AssociatedTypeDeclSyntax.self)
        || tellsAssociatedType(member)
      {
        pieces.append(Piece(member: id, text: "  " + member.trimmedDescription))
      }
      return
    }
    switch member.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): write(node, id, level)
    case .functionDecl(let node): write(node, id, level)
    case .initializerDecl(let node):
      let isWhole = level == .verbatim && role == .swiftUIView
      let makings = isWhole ? MadeProperty.all(in: node, of: project) : []
      write(shown(node, level), id, makings: makings)
    case .subscriptDecl(let node): write(node, id)
    case .deinitializerDecl(let node): write(node, id, level)
    case .enumCaseDecl, .typeAliasDecl, .enumDecl, .structDecl, .protocolDecl:
      pieces.append(Piece(member: id, text: "  " + member.trimmedDescription))
    default: break
    }
  }

  /// A Boolean value that indicates whether a requirement is what the compiler infers an associated type
  /// of the protocol from.
  private func tellsAssociatedType(_ requirement: DeclSyntax) -> Bool {
    let associated = main.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text
    }
    return !Names(in: HollowMember.signatures(of: requirement)).all.isDisjoint(with: associated)
  }

  /// A Boolean value that indicates whether code that is kept needs a member of this name.
  func isWanted(_ member: String) -> Bool {
    isUsed(member) || required.contains(member.filter { $0 != "`" })
  }

  /// Returns a Boolean value that indicates whether other code uses a member, beyond that a protocol asks for it.
  func isUsed(_ member: String) -> Bool {
    let member = member.filter { $0 != "`" }
    return used.contains(member) || knowledge.members.contains("\(name).\(member)")
      || compared.contains(member) || returned.contains(member) || bindings.used.contains(member)
  }

  /// The names that the protocols at hand require of it.
  private var required: Set<String> {
    var names: Set<String> = []
    for parent in project.ancestors(of: name) where known.contains(parent) {
      guard let type = project.type(parent), type.kind == .protocol else { continue }
      for member in type.members { names.formUnion(HollowMember.names(of: member.decl)) }
    }
    return names
  }

  mutating func add(_ id: String, _ text: String) {
    pieces.append(Piece(member: id, text: text))
  }

  mutating func add(_ found: FoundCallbacks) {
    callbacks += found.found
    missed += found.missed
    leftOut += found.leftOut
  }

  /// The initializers of the type and its extensions.
  var initializers: [InitializerDeclSyntax] { project.initializers(of: name) }

  /// A Boolean value that indicates whether the compiler makes the initializer, from the properties.
  ///
  /// Those in extensions don't keep it from that.
  var isMemberwise: Bool {
    parts[0].kind == .struct
      && parts[0].members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        .allSatisfy { Self.isOfPlatform($0) }
  }

  /// A Boolean value that indicates whether extensions add initializers to the one from the properties.
  var hasOtherInitializers: Bool {
    isMemberwise
      && (!initializers.allSatisfy(Self.isOfPlatform) || knowledge.initializers[name] != nil)
  }

  /// The properties that each designated initializer sets from a parameter.
  private var assignedInEveryInit: Set<String> {
    if knowledge.initializers[name] != nil { return [] }
    let sets = initializers.filter { !DeclSyntax($0).modifierNames.contains("convenience") }
      .filter { !Self.isOfPlatform($0) }
      .compactMap { node in
        let id = HollowMember.identity(of: DeclSyntax(node), in: name)
        let level = knowledge.levels[id] ?? .verbatim
        return level == .dropped ? nil : shown(node, level)
      }.map { Set(Self.assignments(of: $0.signature, in: $0.body).map(\.property)) }
    guard var common = sets.first else { return [] }
    for set in sets { common.formIntersection(set) }
    return common
  }

  /// The members, properties before initializers: these set the ones that the stand-in has.
  private var propertiesFirst: [DeclSyntax] {
    func isProperty(_ member: DeclSyntax) -> Bool {
      member.as(VariableDeclSyntax.self)?.isStored == true
    }
    guard let first = members.firstIndex(where: { $0.is(InitializerDeclSyntax.self) }),
      members[first...].contains(where: isProperty)
    else { return members }
    return members[..<first] + members[first...].filter(isProperty)
      + members[first...].filter { !isProperty($0) }
  }

  /// The declaration without its extensions.
  var main: Declaration { parts[0] }

  var isClassType: Bool { isClass }
  var superclass: String? { isClass ? parents.first : nil }
}
#endif
