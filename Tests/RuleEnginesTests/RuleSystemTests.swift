import ModelChecker
import RuleEngines
import Testing

/// Systems of rules: their transitions, and the systems that are refused.
@Suite struct RuleSystemTests {
  private struct Lamp: Hashable {
    var isPlugged = false
    var isOn = false
    var color = 0
  }

  private static let parts = [
    Component<Lamp>("plug", \.isPlugged), Component<Lamp>("light", \.isOn),
    Component<Lamp>("color", \.color),
  ]

  private static let plugged = Condition<Lamp>(reads: [\.isPlugged], \.isPlugged)

  @Test func `Rules are transitions in the order of their ordinals`() throws {
    let lamp = try RuleSystem(
      initial: [Lamp()], components: Self.parts,
      rules: [
        Rule("plug in", writes: [\.isPlugged]) { $0.isPlugged = true },
        Rule("switch", when: [Self.plugged], reads: [\.isOn], writes: [\.isOn]) {
          $0.isOn.toggle()
        },
        Rule("paint", when: [Self.plugged], writes: [\.color]) { lamp in
          (1...2).map { color in
            var next = lamp
            next.color = color
            return next
          }
        },
      ])
    let graph = try explore(lamp)
    #expect(graph.states.count == 7)
    #expect(
      graph.outgoing(of: 1).map { "\($0.event.ordinal) \($0.event) \($0.choices)" }
        == ["0 plug in []", "1 switch []", "2 paint [0]", "2 paint [1]"])
    #expect(try explore(lamp, engine: .memoized).states == 7)
  }

  @Test func `Names and components are each declared once`() {
    expectRefusal(
      "Two rules are named 'a'. Give each a name of its own.",
      rules: [Rule("a", writes: []) { _ in }, Rule("a", writes: []) { _ in }])
    expectRefusal(
      "Two components are named 'plug'. Give each a name of its own.",
      components: Self.parts + [Component("plug", \.isPlugged)])
    expectRefusal(
      "The components 'plug' and 'socket' are the same part of a state. Declare it once.",
      components: Self.parts + [Component("socket", \.isPlugged)])
  }

  @Test func `No component is a part of another one`() {
    struct Pair: Hashable {
      var first = 0
      var second = 0
    }
    struct Box: Hashable {
      var pair = Pair()
      var lid = false
    }
    let (lid, pair) = (Component<Box>("lid", \.lid), Component<Box>("pair", \.pair))
    let (first, second) = (
      Component<Box>("first", \.pair.first), Component<Box>("second", \.pair.second)
    )
    let refusal = RuleSystemError.overlappingComponents("second", "pair")
    #expect(throws: refusal) {
      try RuleSystem(initial: [Box()], components: [lid, second, pair], rules: [])
    }
    #expect(
      refusal.description
        == "The components 'second' and 'pair' have a part of a state in common. "
        + "Declare the whole, or its parts.")
    #expect(throws: Never.self) {
      try RuleSystem(initial: [Box()], components: [second, first, lid], rules: [])
    }
  }

  @Test(arguments: [Engine.memoized, .symbolic, .general])
  func `Writing a component by another name is a fault where only one is declared`(
    engine: Engine
  ) throws {
    struct Dial: Hashable {
      var angle = 0
      var turns: Int {
        get { angle / 4 }
        set { angle = newValue * 4 }
      }
    }
    let dial = try RuleSystem(
      initial: [Dial()],
      components: [Component<Dial>("turns", \.turns), Component("angle", \.angle)],
      rules: [
        Rule("turn", when: [Condition(reads: [\.angle]) { $0.angle < 9 }], writes: [\.angle]) {
          $0.angle += 4
        }
      ])
    let found = try explore(dial, engine: engine)
    #expect(
      found.faults.map(\.fault.message)
        == ["Rule 'turn' writes component 'turns' without declaring it."])
  }

  @Test func `What a rule or an invariant touches is a component`() {
    let parts = Array(Self.parts.dropLast())
    expectRefusal(
      "Rule 'paint' writes \\Lamp.color, which is not a component. "
        + "Add it to the components, or name the component that contains it.",
      components: parts, rules: [Rule("paint", writes: [\.color]) { $0.color = 1 }])
    expectRefusal(
      "Rule 'paint' reads \\Lamp.color, which is not a component. "
        + "Add it to the components, or name the component that contains it.",
      components: parts,
      rules: [
        Rule("paint", when: [Condition(reads: [\.color]) { $0.color == 1 }], writes: []) { _ in }
      ])
    expectRefusal(
      "Invariant 'Gray' reads \\Lamp.color, which is not a component. "
        + "Add it to the components, or name the component that contains it.",
      components: parts,
      invariants: [RuleInvariant("Gray", reads: [\.color]) { _ in .holds }])
  }

  @Test func `Components determine the initial states`() {
    expectRefusal(
      "The components don't determine initial state @1: it differs from @0 in something that is "
        + "no component. Add a component for each part of the state.",
      initial: [Lamp(), Lamp(color: 3)], components: Array(Self.parts.dropLast()))
  }

  @Test(arguments: [Engine.memoized, .general])
  func `An undeclared write is a fault that names rule and component`(engine: Engine) throws {
    let lamp = try RuleSystem(
      initial: [Lamp()], components: Self.parts,
      rules: [
        Rule("plug in", writes: [\.isPlugged]) {
          $0.isPlugged = true
          $0.color = 1
        }
      ])
    let found = try explore(lamp, engine: engine)
    #expect(
      found.faults.map(\.fault.message)
        == ["Rule 'plug in' writes component 'color' without declaring it."])
    #expect(found.faults.map(\.trace.description) == ["plug%20in"])
    #expect(found.states == 1)
  }

  @Test func `Writing what is no component is a fault`() throws {
    let lamp = try RuleSystem(
      initial: [Lamp()], components: Array(Self.parts.dropLast()),
      rules: [Rule("paint", writes: [\.isPlugged]) { $0.color = 1 }])
    #expect(
      try explore(lamp, engine: .memoized).faults.map(\.fault.message)
        == ["Rule 'paint' writes a part of the state that is no component."])
  }

  private func expectRefusal(
    _ message: String, initial: [Lamp] = [Lamp()], components: [Component<Lamp>] = parts,
    rules: [Rule<Lamp>] = [], invariants: [RuleInvariant<Lamp>] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try RuleSystem(
        initial: initial, components: components, rules: rules, invariants: invariants)
      Issue.record("The system was not refused.", sourceLocation: location)
    } catch {
      #expect(error.description == message, sourceLocation: location)
    }
  }
}
