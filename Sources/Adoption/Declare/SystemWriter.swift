#if Adopt
import SwiftSyntax

/// Writes the system of an adopted app, in Swift that a person goes on with.
struct SystemWriter {
  let project: Project
  let findings: Findings
  let slice: Slice
  let entry: Entry
  let callbacks: [Callback]

  /// The kept files, for their static variables.
  let rewritten: [RewrittenFile]

  /// The names of the controls in views that are kept.
  private var viewControls: [String] { rewritten.flatMap(\.controls) }

  /// What makes up values of the app's types.
  var samples: Samples {
    Samples(project: project, findings: findings, kept: slice.kept)
  }

  /// The calls of services that stand-ins leave open.
  var answers: [ServiceAnswer] = []

  /// The conditions that stand-ins leave open until they are first asked for.
  var remembered: [String] = []

  /// Those of them that the code of screens may change.
  var changing: [String] = []

  /// The statements that make static objects of stand-ins anew.
  var resets: [String] = []

  /// The statements that declare samples of what coordinators show.
  var routes: [SystemStatement] = []

  /// The names of views that show nothing any more.
  var emptyViews: [String] = []

  /// The places at which the app provides objects to its views and the adopted one does not.
  var missingProviders: [String] = []

  /// The cases on which kept code ends the run.
  var refused: RefusedCases?

  /// How the classes are made of which code makes objects by a metatype alone.
  var classMakers: [SystemStatement] = []

  /// The bounds within which the launch can be followed.
  var launchBounds = LaunchBounds()

  /// The statements that don't compile.
  var undeclared: Set<SystemStatement> = []

  /// Why a check found the system at fault, by the names of the events at which it did.
  var faults: [String: String] = [:]

  /// What was guessed, with the reason.
  var guesses: [String] {
    var met: Set<String> = []
    return (subjectGuesses + statements.compactMap(\.guess)).filter { met.insert($0).inserted }
  }

  /// The statements of the file.
  private var statements: [SystemStatement] {
    declarations.filter { !undeclared.contains($0) }.map { $0.leavingOut(faults) }
  }

  /// The file, with the statement to which each line belongs.
  var file: (text: String, statements: [SystemStatement?]) {
    let (before, after) = frame
    var lines = before.map { ($0, nil as SystemStatement?) }
    var guess: String?
    for statement in statements {
      if let new = statement.guess, new != guess {
        lines.append(("      // guessed: \(new)", statement))
      }
      guess = statement.guess
      lines += statement.lines.map { ("      \($0)", statement) }
    }
    lines += after.map { ($0, nil) }
    return (lines.map { "\($0.0)\n" }.joined(), lines.map(\.1))
  }

  /// The lines of the file before and after the statements.
  private var frame: (before: [String], after: [String]) {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let before = """
      // What drives \(project.name) and what it can meet. Drafted by 'verifier adopt', to be edited: a file
      // that you have edited stays as it is when the command runs again.

      import AdoptionSupport
      import Foundation
      import NavigationHarness
      import SwiftUI
      import UIKit

      \(subject)

      /// \(project.name) as a system that can be verified.
      \(isolation)public struct \(SystemType.name(for: project.name)): VerifiableSystem {
        public let name = "\(project.name)"
        public let summary = "The navigation of \(project.name), adopted from its source."

        public init() {}

        public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
          let scope = try Self.scope.overriding(configuration.scope)
          return try LiveSystem(name, scope: scope, isolation: configuration.isolation) {
            context -> AppSubject in
            ServiceAnswers.begin(with: context.tickets)\(providers)
            return AppSubject()
          } declare: { it in
      """
    let after = """
          }
        }

        private static let scope = Scope([
          Scope.Bound("stack", \(bound(.stack)), "screens on a stack"),
          Scope.Bound("pending", \(bound(.pending)), "results that services owe at once"),
          Scope.Bound("coordinators", \(bound(.coordinators)), "coordinators of one class"),
        ])
      }

      /// The systems of the package.
      \(isolation)public let navigationSystems: [any VerifiableSystem] = [\(SystemType.name(for: project.name))()]
      """
    return (lines(before), lines(after))
  }

  /// What keeps the system from being the main actor's, as all else of the app's module may be.
  private var isolation: String { project.isMainActorByDefault ? "nonisolated " : "" }

  /// The statement that says which objects views go without.
  private var providers: String {
    missingProviders.isEmpty
      ? "" : "\n        EnvironmentProviders.missing = \(missingProviders)"
  }

  // MARK: - The subject

  private var subject: String {
    """
    /// The app from before its launch.
    @MainActor
    final class AppSubject {
    \(indented(subjectMembers))}
    """
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  private var subjectMembers: [String] {
    var lines = ["// guessed: \(String.begins(entry))"]
    switch entry.kind {
    case .application, .scene:
      let isMadeAtOnce = registrations.isEmpty
      lines += delegates.map {
        isMadeAtOnce ? "let \($0.name) = \($0.type)()" : "let \($0.name): \($0.type)"
      }
      lines += ["private(set) var isLaunched = false", ""]
      if entry.kind == .scene { lines.append("let scene = UIWindowScene()") }
      if lendsWindow {
        lines.append("// guessed: \(String.lendsWindow(entry))")
        lines.append("let sceneWindow = UIWindow()")
      }
      lines += ["var window: UIWindow? { \(window) }", ""]
      lines += ["var root: AnyObject? { \(root) }", ""]
      lines += initializer
      lines += ["", "func launch() {", "  isLaunched = true"]
      if let main = mainStoryboard {
        lines += [
          "  // guessed: \(String.begins(storyboard: main))",
          "  delegate.window = UIWindow()",
          "  delegate.window?.rootViewController =",
          "    UIStoryboard(name: \(main.debugDescription), bundle: nil)"
            + ".instantiateInitialViewController()",
        ]
      }
      lines += launching.map { "  \($0)" }
      // The platform shows the window of the storyboard when the delegate has heard of the launch.
      if mainStoryboard != nil { lines.append("  delegate.window?.makeKeyAndVisible()") }
      if let storyboard = sceneStoryboard {
        lines += [
          "  // guessed: \(String.begins(storyboard: storyboard))",
          "  let window = UIWindow(windowScene: scene)",
          "  window.rootViewController = UIStoryboard(name: \(storyboard.debugDescription), bundle: nil)",
          "    .instantiateInitialViewController()",
          "  delegate.window = window",
        ]
      }
      if entry.kind == .scene {
        lines.append("  delegate.scene(scene, willConnectTo: UISceneSession(), options: .init())")
      }
      if sceneStoryboard != nil { lines.append("  window.makeKeyAndVisible()") }
      lines += delegateEvents.becomingActive.map { "  \($0)" }
      lines += ["}"]
    case .app:
      lines += ["private(set) var window: HeadlessWindow<\(entry.type)>?"]
      lines += ["private(set) var isLaunched = false"]
      if !rootsOfApp.isEmpty { lines += ["private(set) var app: \(entry.type)?"] }
      lines += ["", "init() {}", "", "func launch() {", "  isLaunched = true"]
      lines +=
        rootsOfApp.isEmpty
        ? ["  window = HeadlessWindow(rootView: \(madeApp))"]
        : [
          "  let app = \(madeApp)", "  self.app = app",
          "  window = HeadlessWindow(rootView: app)",
        ]
      lines += delegateEvents.becomingActive.map { "  \($0)" } + ["}"]
    case .coordinator:
      let value = samples.value(of: TypeNames.type(entry.type)) ?? "\(entry.type)()"
      lines += ["let coordinator = \(value)", "private(set) var isLaunched = false", ""]
      lines += ["var root: AnyObject? { isLaunched ? coordinator : nil }", ""]
      lines += initializer
      lines += ["", "func launch() {", "  isLaunched = true"]
      if let start = Entry.startMethod(of: entry.type, project) {
        lines += ["  coordinator.\(start)"]
      }
      lines += ["}"]
    }
    return lines
  }

  private var root: String {
    guard let property = entry.property else { return "window?.rootViewController" }
    return "storedObject(\(property.debugDescription), of: delegate)"
  }

  /// The delegates of the application and of its scene, by the properties that hold them.
  private var delegates: [(name: String, type: String)] {
    (entry.application.map { [("application", $0)] } ?? []) + [("delegate", entry.type)]
  }

  /// The statements that say what the app's storyboards hold.
  private var registrations: [String] {
    project.storyboards.flatMap {
      StoryboardWriter($0, project, findings, slice).registrations
    }
  }

  private var initializer: [String] {
    let registrations = registrations
    var lines = ["init() {"] + registrations.map { "  " + $0 }
    if entry.kind != .coordinator {
      // A delegate may make screens of storyboards as it is made.
      if !registrations.isEmpty {
        lines += delegates.map { "  \($0.name) = \($0.type)()" }
      }
      if lendsWindow { lines.append("  sceneWindow.makeKeyAndVisible()") }
      lines += givingDelegates.map { "  \($0)" }
    }
    return lines + ["}"]
  }

  private var subjectGuesses: [String] {
    [.begins(entry)] + (lendsWindow ? [.lendsWindow(entry)] : [])
      + ((mainStoryboard ?? sceneStoryboard).map { [.begins(storyboard: $0)] } ?? [])
  }

  // MARK: - The declarations

  /// The declarations of coordinators and controls, by which a system is compared with the app.
  var names: [String] {
    let services = serviceCalls
    return roles.map { "it.coordinator(\($0.form).self" }
      + controls.map {
        services[$0] == nil
          ? "it.tap(\($0.debugDescription)" : "\($0.debugDescription), .external"
      }
  }

  /// The ways to call coordinators that are beyond what is tried.
  var leftOut: [LeftOutWays] {
    guard entry.kind == .coordinator else { return [] }
    let paths = PathCoordinators(in: project, samples: samples)
    return roles.flatMap { paths.leftOut(of: $0.name, $0.role) }
  }

  private var declarations: [SystemStatement] {
    var found = roots
    if entry.kind != .coordinator {
      found.append(SystemStatement(.needed, ["it.window { $0.window }"]))
    }
    let paths = PathCoordinators(in: project, samples: samples)
    for (name, form, role) in roles {
      // A window tells itself what it shows.
      let containers = entry.kind == .app ? [] : paths.containers(of: name)
      let start = "it.coordinator(\(form).self, role: \"\(role)\")"
      found.append(
        SystemStatement(
          .declaration,
          containers.isEmpty ? [start] : ["\(start) {"] + containers.map { "  \($0)" } + ["}"]))
    }
    found += hostedViews
    // As the manifest has it, whatever the build.
    found.append(SystemStatement(.declaration, ["it.isOptimized = false"]))
    found += routes
    found += heldByViews
    if entry.kind == .app {
      let views = OwnerlessViews(
        from: entry.type, coordinators: classes, in: project, findings)
      found += [views.statement].compactMap { $0 } + routersOfTabs
    }
    if entry.kind == .application || entry.kind == .scene {
      found += [CoveringScreens(among: classes, in: project, findings).statement(roles)]
        .compactMap { $0 }
    }
    if !emptyViews.isEmpty {
      found.append(SystemStatement(.declaration, ["it.profile.emptyViews = \(emptyViews)"]))
    }
    found += statics
    found += classMakers
    if slice.usesDefaults {
      found.append(
        SystemStatement(.declaration, ["it.fact(\"defaults\", text: { _ in StoredDefaults.text })"])
      )
    }
    if slice.drawsNumbers {
      found.append(
        SystemStatement(
          .declaration, ["it.fact(\"random numbers\", text: { _ in RandomNumbers.text })"],
          guess: .drawsNumbers))
    }
    if !remembered.isEmpty {
      found.append(
        SystemStatement(
          .declaration, ["it.fact(\"services\", text: { _ in ServiceAnswers.remembered })"],
          guess: .isRemembered(remembered, changing: changing)))
    }
    found.append(SystemStatement(.needed, ["it.fact(\"launched\") { $0.isLaunched }"]))
    found.append(
      SystemStatement(
        .needed,
        [
          "it.event(",
          "  \"launch\", .external, unless: { $0.isLaunched ? \"it is launched\" : nil }",
          ") { $0.launch() }",
        ]))
    found.append(
      SystemStatement(
        .declaration, ["it.coordinatorCap = scope[\"coordinators\"]"],
        guess: launchBounds[.coordinators].map { .coordinatorsAtLaunch($0) }))
    if !answers.isEmpty {
      found.append(
        SystemStatement(
          .declaration, ["it.pendingCap = scope[\"pending\"]"],
          guess: launchBounds[.pending].map { .isOwedByLaunch($0) }))
    }
    found += answers.map(\.statement)
    let services = serviceCalls
    found += controls.map {
      services[$0] ?? refused?.touch(of: $0) ?? touch(of: $0)
    }
    found += delegateEvents.statements
    found += OutsideSets(in: project, findings, slice).statements
    found += LinkWriter(project: project, findings: findings, entry: entry, samples: samples).events
    if entry.kind == .coordinator {
      for (name, _, role) in roles { found += paths.events(of: name, role) }
      let counts = roles.flatMap { paths.counts(of: $0.name) }
      if !counts.isEmpty {
        found.append(
          SystemStatement(
            .declaration,
            [
              "it.cap(\"stack\", scope[\"stack\"]) { subject in",
              "  [\(counts.joined(separator: ", "))].max() ?? 0", "}",
            ]))
      }
    } else {
      found.append(stackCap)
    }
    return found
  }

  /// The events of the system that the app's delegate is told.
  private var delegateEvents: DelegateEvents {
    DelegateEvents(of: entry, in: project, used: slice.used)
  }

  /// What could not be declared, with the reason.
  var missed: [String] { [delegateEvents.missed].compactMap { $0 } }

  /// The statement by which what controllers of views hold is seen before they show it, and what
  /// subscriptions of RxSwift, containers of Swinject and calls that wait for an answer hold.
  private var hostedViews: [SystemStatement] {
    let isUsed =
      !answers.isEmpty || slice.used.contains("UIHostingController")
      || project.typeNames.contains { project.ancestors(of: $0).contains("UIHostingController") }
      || PreparedTypes.libraries.contains { $0.areUsed(by: project) }
    guard isUsed else { return [] }
    return [SystemStatement(.declaration, ["it.appModules.append(\"AdoptionSupport\")"])]
  }

  /// The events that take the place of controls which no screen offers, by the controls' names.
  private var serviceCalls: [String: SystemStatement] {
    ServiceCalls(
      among: controls, in: project, findings, entry: entry, hollow: { slice.edge[$0] == .hollow }
    ).events
  }

  /// The declaration of a touch of a control, and of two of them where a person may touch it twice.
  private func touch(of control: String) -> SystemStatement {
    let reason = callbacks.lazy.filter { $0.control == control }.compactMap(\.madeOnce).first
    guard let reason else { return .touch(control) }
    let guess: String =
      switch reason {
      case .pull: .followsPull(control)
      case .answer: .followsAnswer(control)
      }
    return .touch(control, twice: false, guess: guess)
  }

  /// The names of the controls, each once.
  private var controls: [String] {
    var met: Set<String> = []
    return (callbacks.map(\.control) + viewControls).filter { met.insert($0).inserted }
  }

  private var statics: [SystemStatement] {
    let files = rewritten.filter { $0.statics != nil }
    // What the app's own code makes may be made of what stand-ins hold.
    let reset = resets.map { "  \($0)" } + files.map { "  resetStatics\($0.statics ?? "")()" }
    guard !reset.isEmpty else { return [] }
    let facts = files.filter(\.tellsStatics).map { file -> SystemStatement in
      let name = "statics of \(project.files[file.file].name.split(separator: "/").last ?? "")"
      return SystemStatement(
        .declaration,
        ["it.fact(\(name.debugDescription), text: { _ in statics\(file.statics ?? "")() })"])
    }
    return [SystemStatement(.declaration, ["it.resetStatics = {"] + reset + ["}"])] + facts
  }
}

extension String {
  fileprivate static func followsPull(_ control: String) -> String {
    "\(control) follows the pull of a list or news of the platform, which nobody makes twice within one "
      + "transition"
  }

  fileprivate static func followsAnswer(_ control: String) -> String {
    "\(control) follows an answer to what the screen asks as it is shown, or a button asks again: each answer "
      + "tells it once"
  }

  fileprivate static func begins(_ entry: Entry) -> String {
    "the app begins with \(entry.type), since \(entry.reason)"
  }

  fileprivate static func lendsWindow(_ entry: Entry) -> String {
    "the scene has a window before \(entry.type) meets it, since that declares none"
  }

  fileprivate static func isOwedByLaunch(_ count: Int) -> String {
    "services may owe \(count) results at once, since the launch asks for as many"
  }

  fileprivate static func coordinatorsAtLaunch(_ count: Int) -> String {
    "there may be \(count) coordinators of one class at once, since the launch makes many"
  }

  fileprivate static let drawsNumbers =
    "random numbers come from one sequence, since each replay has to draw the same ones: what happens with "
    + "others is not seen"

  fileprivate static func isRemembered(_ conditions: [String], changing: [String]) -> String {
    let fixed = conditions.filter { !changing.contains($0) }
    let both = [
      (fixed, "any of their values when first asked for, and the same from then on"),
      (
        changing,
        "any of their values when first asked for, and again after a tap on what may tell their owner more"
      ),
    ]
    return both.filter { !$0.0.isEmpty }.map { "\($0.0.joined(separator: ", ")): \($0.1)" }
      .joined(separator: "; ") + ", since what finds it out is not there"
  }

  fileprivate static func begins(storyboard: String) -> String {
    "the app begins with the storyboard \(storyboard), since nothing sets the window"
  }
}
#endif
