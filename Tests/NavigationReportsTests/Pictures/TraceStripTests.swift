import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct TraceStripTests {
  private func strip(_ property: String) throws -> TraceStrip {
    let result = try Library.result()
    return try #require(TraceStrip(Library.answer(property, in: result), in: result))
  }

  @Test func eachStateHasOneCard() throws {
    let drawing = try Elements.parse(try strip("OnePresentation").svg())
    #expect(
      drawing.texts(of: "text", class: "event") == [
        "start", "tap open(.shelf(a))", "tap lend(.book(1))", "push notification",
      ])
    #expect(drawing.texts(of: "text", class: "number text") == ["1", "2", "3"])
    #expect(drawing.count(of: "g", class: "card") == 3)
    #expect(drawing.count(of: "g", class: "card violation") == 1)
  }

  @Test func whatChangedIsHeavyWhatIsCoveredPale() throws {
    let drawing = try Elements.parse(try strip("OnePresentation").svg())
    #expect(drawing.texts(of: "text", class: "chip new text") == ["Shelf(a)"])
    #expect(drawing.texts(of: "text", class: "chip presented new text") == ["Borrower"])
    #expect(drawing.texts(of: "text", class: "label presented new") == ["▸ Lending"])
    #expect(
      drawing.texts(of: "text", class: "chip covered text") == [
        "Shelves", "Shelves", "Shelf(a)", "Shelves", "Shelf(a)",
      ])
    #expect(
      drawing.texts(of: "text", class: "small") == [
        "Library (asPublished); shortest; 44 states, exhaustive; stack ≤ 4",
        "Library.notice none → reminder",
      ])
  }

  @Test func aStripHasATitleAndADescription() throws {
    let svg = try strip("NoFault").svg()
    #expect(svg.contains(#"<title id="strip-title">NoFault violated after 5 events</title>"#))
    #expect(
      try strip("NoFault").description == """
        Library (asPublished); shortest; 44 states, exhaustive; stack ≤ 4. Start: \
        Library[Shelves]. Step 1, tap open(.shelf(a)): Library[Shelves, Shelf(a)]. Step 2, tap \
        lend(.book(1)): Library[Shelves, Shelf(a)] ▸ Lending[Borrower]. Step 3, tap confirm: \
        Library[Shelves, Shelf(a)] ▸ Lending[Borrower]. Step 4, completion loan fails: \
        Library[Shelves, Shelf(a)] ▸ Lending[Borrower, Failure]. Step 5, tap scan: 'scan' \
        trapped with signal 4 (SIGILL). Why: 'scan' trapped with signal 4 (SIGILL).
        """)
    #expect(svg.contains("@media (prefers-color-scheme:dark){"))
  }

  @Test func whoeverPointsAtACardSeesAllThatChanged() throws {
    let store = FacetStore()
    func state(_ facts: [FactNode]) -> NavigationState {
      NavigationState(NavigationSnapshot(facts: facts), in: store)
    }
    func titles(_ count: Int) throws -> String {
      let names = (1...count).map { "fact \($0)" }
      let change = TwoStates(
        from: state(names.map { FactNode(name: $0, value: "off") }),
        to: state(names.map { FactNode(name: $0, value: "on") }))
      let result = try check(change, invariants: [])
      let strip = TraceStrip(
        Trace(steps: [.init(.name("go"))]), in: result, title: "Two states")
      return try Elements.parse(strip.svg()).named("title").last?.text ?? ""
    }
    #expect(try titles(3) == "nothing shown")
    #expect(
      try titles(4) == """
        nothing shown
        fact 1: off → on
        fact 2: off → on
        fact 3: off → on
        fact 4: off → on
        """)
  }

  @Test func trapTakesThePlaceOfAState() throws {
    let drawing = try Elements.parse(try strip("NoFault").svg())
    #expect(drawing.texts(of: "text", class: "label new").last == "the app traps")
  }

  @Test func everythingStaysWithinThePicture() throws {
    for property in ["OnePresentation", "NoFault", "LoanCompletes", "NoOrphanedChildren"] {
      let drawing = try Elements.parse(try strip(property).svg())
      let size = try #require(drawing.all.first).attributes
      let width = try #require(size["width"].flatMap(Double.init))
      let height = try #require(size["height"].flatMap(Double.init))
      for rectangle in drawing.all where rectangle.name == "rect" {
        let number = { (key: String) in Double(rectangle.attributes[key] ?? "") ?? .nan }
        #expect(number("x") >= 0 && number("x") + number("width") <= width)
        #expect(number("y") >= 0 && number("y") + number("height") <= height)
      }
    }
  }

  @Test func witnessHasNoViolation() throws {
    let drawing = try Elements.parse(try strip("LoanCompletes").svg())
    #expect(drawing.count(of: "g", class: "card violation") == 0)
    #expect(drawing.texts(of: "text", class: "title") == ["LoanCompletes holds: this shows it"])
  }

  @Test func theOtherRunIsDrawnFromWhereItIsAnother() throws {
    let result = try Library.result()
    func trace(_ names: String...) -> Trace { Trace(steps: names.map { .init(.name($0)) }) }
    let own = trace("open(.shelf(a))", "lend(.book(1))", "push notification")
    func strip(comparedWith other: Trace) -> TraceStrip? {
      let answer = PropertyAnswer.handMade(
        Counterexample(
          trace: own, ordinals: own, why: "they end differently", isOrdinary: true,
          other: .init(trace: other, ordinals: other)))
      return TraceStrip(answer, in: result)
    }
    let two = try #require(
      strip(comparedWith: trace("open(.shelf(a))", "push notification")))
    let drawing = try Elements.parse(two.svg())
    #expect(
      drawing.texts(of: "text", class: "event") == [
        "start", "tap open(.shelf(a))", "tap lend(.book(1))", "push notification",
        "push notification",
      ])
    #expect(
      drawing.texts(of: "text", class: "note") == [
        "Compared with, after the same 1 event:", "Why: they end differently.",
      ])
    #expect(drawing.texts(of: "text", class: "number text") == ["1", "2", "3", "2"])
    #expect(drawing.count(of: "g", class: "card violation") == 1)
    #expect(
      two.description.hasSuffix(
        "Compared with, after the same 1 event: Step 2, push notification: Library[Shelves, "
          + "Shelf(a)] ▸ Reminder. Why: they end differently."))
    let alike = try #require(strip(comparedWith: trace("open(.shelf(a))")))
    let state = try Elements.parse(alike.svg())
    #expect(
      state.texts(of: "text", class: "note") == [
        "Compared with the state after 1 event.", "Why: they end differently.",
      ])
    #expect(state.count(of: "g", class: "card") == 3)
  }

  @Test func namesAreText() throws {
    let name = "<script>\"&'\u{1}"
    let snapshot = NavigationSnapshot(
      coordinators: [CoordinatorNode(role: name, type: name)],
      views: [ViewNode(name: name, owner: 0)])
    let result = try check(Single(snapshot: snapshot, name: name), invariants: [])
    let svg = TraceStrip(Trace(), in: result, title: name).svg()
    let drawing = try Elements.parse(svg)
    #expect(!svg.contains("<script"))
    #expect(drawing.texts(of: "text", class: "title") == ["<script>\"&'␁"])
    #expect(drawing.texts(of: "text", class: "chip text") == ["<script>\"&'␁"])
  }

  @Test func theTextIsTheSameEveryTime() throws {
    #expect(try strip("NoFault").svg() == strip("NoFault").svg())
  }

  @Test func withoutATraceThereIsNoStrip() throws {
    let result = try Library.result()
    for name in ["BookIsReserved", "HomeReachable", "OneMode", "AuthGate"] {
      #expect(TraceStrip(Library.answer(name, in: result), in: result) == nil)
    }
  }
}
