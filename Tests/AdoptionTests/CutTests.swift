#if Adopt
import Testing

@testable import Adoption

/// The parts of an app that a repair takes away where they do not compile.
struct CutTests {
  @Test func anErrorWithinAClosureOfViewsIsTheOneThatCounts() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func body() -> some View {
          Group {
            switch kind {
            case .first: Text("a").looks(.large)
            }
          }
        }
      }
      """)
    let knowledge = Sample.learned(
      [
        (
          5, 7,
          "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"
        ),
        (6, 30, "value of type 'Text' has no member 'looks'"),
      ], in: app)
    #expect(knowledge.cuts[0]?.map(\.line) == [6])
  }

  @Test func aContainerWhoseArgumentsDoNotCompileLeavesItsContent() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func body() -> some View {
          Page(title: "a") { Text("b") }
          Button(role: .odd) { open() }
        }
      }
      """)
    let errors = [
      (4, 10, "extraneous argument label 'title:' in call"),
      (5, 19, "type 'ButtonRole' has no member 'odd'"),
    ]
    let cuts = Sample.learned(errors, in: app).cuts[0]
    #expect(cuts?.map(\.replacement) == ["Group ", ""])
  }

  @Test func aCaseOfWhichNothingIsLeftStays() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func open(_ route: Int) {
          switch route {
          case 1: Missing.show()
          default: start()
          }
        }
        func start() {}
        func page(_ route: Int) -> some View {
          Group {
            switch route {
            case 1: Missing()
            default: Text("a")
            }
          }
        }
      }
      """)
    let cuts = Sample.learned(
      [
        (5, 13, "cannot find 'missing' in scope"), (13, 15, "cannot find 'missing' in scope"),
      ], in: app
    ).cuts[0]
    #expect(cuts?.map(\.replacement) == ["break", "EmptyView()"])
  }

  @Test func whatGoesInVainTakesWithItWhatIsAroundIt() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() {}
        var page: some View {
          #if os(visionOS)
            Text("a")
          #else
            Fitting { Text("b") }
          #endif
        }
      }
      """)
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var knowledge = Knowledge()
    var parts: [String] = []
    for _ in 1...4 {
      var repairer = Repairer(
        project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: knowledge)
      let error = "/App.swift:8:7: error: generic parameter 'C' could not be inferred"
      repairer.learn(from: [Diagnostic(error[...])].compactMap { $0 })
      let new = (repairer.knowledge.cuts[0] ?? []).last
      knowledge = repairer.knowledge
      parts.append(
        new.map { "\(Sample.text(of: $0, in: app).prefix(9)) → \($0.replacement)" } ?? "")
    }
    #expect(
      parts == [
        "Fitting  → Group ", "Fitting { → noValue(\"App.swift:8\")", "#if os(vi → ",
        "var page: → ",
      ])
  }

  @Test func codeThatAMacroMovesIsWhereItWas() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        var field: Field? {
          didSet {
            field?.paste = self
          }
        }
        func start() {}
      }
      """)
    let draft = try Draft(app, Findings(in: app), Knowledge())
    var repairer = draft.repairer(
      in: try PackageFolder(at: "/nowhere"), app, Knowledge())
    repairer.learn(
      from: [Diagnostic("App/App.swift:5:29: error: 'Field' has no paste"[...])].compactMap { $0 })
    #expect(
      repairer.knowledge.cuts[0]?.map { Sample.text(of: $0, in: app) } == ["field?.paste = self"])
  }

  @Test func aDeclarationIsGivenUpWhereNothingSmallerCanGo() {
    let app = Sample.withErrors
    let whole = (1, 7, "class 'Flow' has no initializers")
    let part = (5, 5, "cannot find 'width' in scope")
    let first = Sample.learned([whole, part], in: app)
    #expect(first.dropped.isEmpty)
    #expect(first.cuts[0]?.map(\.line) == [5])
    #expect(Sample.learned([whole], in: app).dropped == [0])
  }

  @Test func aStatementThatDoesNotCompileGoes() {
    let app = Sample.withErrors
    let knowledge = Sample.learned("cannot find 'width' in scope", line: 5, column: 5, in: app)
    #expect(knowledge.cuts[0]?.map(\.line) == [5])
    #expect(knowledge.cuts[0]?.first?.replacement == "")
    #expect(knowledge.cuts[0]?.first?.reason == "cannot find 'width' in scope")
  }

  @Test func aResultThatDoesNotCompileBecomesAStop() {
    let app = Sample.withErrors
    let knowledge = Sample.learned("cannot find 'missing' in scope", line: 8, column: 12, in: app)
    #expect(knowledge.cuts[0]?.first?.replacement == "return noValue(\"count\")")
  }

  @Test func aConditionThatDoesNotCompileCanHoldOrNot() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() {
          if missing.isOn, children.isEmpty {
            start()
          } else if let user = missing.user {
            children = []
          } else {
            start()
          }
          guard missing.isOn else { return }
        }
      }
      """)
    func cut(_ line: Int, _ column: Int) -> Cut? {
      Sample.learned("cannot find 'missing' in scope", line: line, column: column, in: app).cuts[0]?
        .first
    }
    #expect(cut(4, 8)?.replacement == "isMet(\"App.swift:4\")")
    #expect(cut(11, 11)?.replacement == "isMet(\"App.swift:11\")")
    // Without the name that it brings along only the other branch is left.
    #expect(cut(6, 26)?.replacement == "do ")
    #expect(cut(6, 26)?.line == 6)
  }

  @Test func aResultInAClosureNamesItsPlace() {
    let app = Sample.app(
      "class Flow {\n  var children: [Flow] = []\n  lazy var name: String = {\n    return missing\n  }()"
        + "\n  func start() { start() }\n}")
    let knowledge = Sample.learned("cannot find 'missing' in scope", line: 4, column: 12, in: app)
    #expect(knowledge.cuts[0]?.first?.replacement == "return noValue(\"App.swift:4\")")
  }

  @Test func aResultThatDoesNotCompileIsMadeUpAndWhereThatFailsIsAStop() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        lazy var box: Box = {
          let inner = missing
          return Box(inner)
        }()
        func start() { start() }
      }
      struct Box { var size: Int }
      """)
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, Knowledge())
    var knowledge = Knowledge()
    let error = Diagnostic("/App.swift:5:16: error: cannot find 'inner' in scope"[...])
    func learn() -> String? {
      var repairer = Repairer(
        project: app, slice: slice, standIns: [:], files: ["/App.swift": 0],
        samples: Samples(project: app, findings: findings), knowledge: knowledge)
      repairer.learn(from: [error].compactMap { $0 })
      knowledge = repairer.knowledge
      return knowledge.cuts[0]?.first?.replacement
    }
    #expect(learn() == "return Box(size: 1)")
    #expect(learn() == "return noValue(\"App.swift:5\")")
  }

  @Test func twoErrorsInOneStatementTakeNoMoreThanTheStatement() {
    let app = Sample.app(
      "class Flow {\n  var children: [Flow] = []\n  func start() {\n    use(one, two)\n  }\n}")
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    func repaired(_ knowledge: Knowledge) -> Knowledge {
      var repairer = Repairer(
        project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: knowledge)
      repairer.learn(
        from: [9, 14].compactMap {
          Diagnostic("/App.swift:4:\($0): error: cannot find 'x' in scope"[...])
        })
      return repairer.knowledge
    }
    let once = repaired(Knowledge())
    #expect(once.cuts[0]?.map(\.line) == [4])
    // Where it went in vain, the member goes.
    #expect(repaired(once).cuts[0]?.map(\.line) == [4, 3])
  }

  @Test func whatFollowsFromOtherErrorsGoesWhereNothingElseHelps() {
    let app = Sample.withErrors
    let knowledge = Sample.learned(
      "reference to member 'x' cannot be resolved without a contextual type "
        + "[unresolved_member_no_inference]", line: 5, column: 5, in: app)
    #expect(knowledge.cuts[0]?.map(\.line) == [5])
  }

  @Test func aConformanceThatIsMissingGoesAndTheTypeStays() {
    let app = Sample.app(
      "class Flow: A, B {\n  var children: [Flow] = []\n  func start() { start() }\n}")
    let knowledge = Sample.learned(
      "type 'Flow' does not conform to protocol 'B'", line: 1, column: 7, in: app)
    #expect(knowledge.cuts[0]?.first?.replacement == ": A")
  }

  @Test func aValueOfTheTypeItselfIsMadeUp() {
    let app = Sample.app(
      """
      struct Surroundings { let store: Store }
      struct Store {}
      extension Surroundings { static func make() -> Self { return Surroundings(missing) } }
      class Flow { var children: [Flow] = []; let surroundings = Surroundings.make() }
      """)
    let samples = Samples(project: app, findings: Findings(in: app))
    let knowledge = Sample.learned(
      [(3, 75, "cannot find 'missing' in scope")], in: app, samples: samples)
    #expect(
      knowledge.cuts[0]?.first?.replacement == "return Surroundings(store: Store())")
  }
}
#endif
