import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// Maps as text, and back.
@Suite struct NavigationMapTests {
  private let shop = NavigationMap(
    system: "Shop", coordinators: [.init("Shop", screens: ["Catalog", "Book"])], screens: ["Help"],
    start: ["Catalog"],
    arrows: [
      .init(from: "Catalog", to: "Book", events: ["open book", "deliver"]),
      .init(from: "Book", to: "Help"),
    ])

  @Test func asJSONAScreenAndAnArrowTakeALineEach() {
    #expect(
      shop.json() == """
        {
          "version": 1,
          "system": "Shop",
          "start": ["Catalog"],
          "coordinators": [{"name": "Shop", "screens": ["Catalog", "Book"]}],
          "screens": ["Help"],
          "arrows": [
            {"from": "Catalog", "to": "Book", "events": ["open book", "deliver"]},
            {"from": "Book", "to": "Help", "events": []}
          ]
        }

        """)
  }

  @Test func asMermaidCoordinatorsAreStatesAroundTheirScreens() {
    #expect(
      shop.mermaid == """
        stateDiagram-v2
          state "Shop" as c0 {
            state "Catalog" as s0
            state "Book" as s1
          }
          state "Help" as s2
          [*] --> s0
          s0 --> s1 : open book<br/>deliver
          s1 --> s2

        """)
  }

  @Test(arguments: 0..<200) func whatWasWrittenIsRead(seed: UInt64) throws {
    var random = RandomMaps(seed: seed)
    let map = random.map()
    #expect(try NavigationMap(map.json()) == map)
    #expect(try NavigationMap(map.mermaid) == map.drawn)
  }

  @Test func whatPeopleDrawIsRead() throws {
    let map = try NavigationMap(
      """
      ---
      title: The shop
      ---
      stateDiagram-v2
        direction LR
        %% as designed
        [*] --> Shop
        state Shop {
          [*] --> Catalog
          Catalog --> Book: open book
          Book : A book
          state "Table of contents" as toc
          Book --> toc : contents<br>tap #quot;contents#quot;
        }
        note right of Catalog
          Everything begins here.
        end note
        note left of toc : folded at first
        toc --> Help
        Help --> [*]
        Loose
        classDef bad fill:#f00
      """)
    #expect(
      map
        == NavigationMap(
          coordinators: [.init("Shop", screens: ["Catalog", "A book", "Table of contents"])],
          screens: ["Help", "Loose"], start: ["Catalog"],
          arrows: [
            .init(from: "Catalog", to: "A book", events: ["open book"], mayBeWords: true),
            .init(
              from: "A book", to: "Table of contents", events: ["contents", "tap \"contents\""],
              mayBeWords: true),
            .init(from: "Table of contents", to: "Help", mayBeWords: true),
          ]))
  }

  @Test func whatIsNoMapIsRefused() {
    let begin = #"{"version": 1, "coordinators": [], "arrows": []"#
    for (text, error) in [
      ("{", "This is not JSON. Look for a comma, a quotation mark or a bracket that is missing."),
      (
        #"{"version": 7}"#,
        "This map has version 7, and this version reads 1. Write it again with 'map SYSTEM --output FILE'."
      ),
      (
        #"{"version": 1, "coordinators": [{"name": "A"}], "arrows": []}"#,
        "'coordinators[0].screens' is missing, or is not what it should be. 'map SYSTEM --output FILE' "
          + "writes a map to compare with."
      ),
      (
        begin + #", "arrows": []}"#,
        "An object has 'arrows' twice, and only one of them would count. Leave the other out."
      ),
      (
        begin + #", "screens": ["A", "A"]}"#,
        "The screen 'A' is there twice. Leave one out, or name them by their coordinators, as in 'Cart.A'."
      ),
      (
        begin + #", "screens": ["Catalog"], "start": ["Catalgo"]}"#,
        "An arrow or the start has the screen 'Catalgo', which is not among the screens. Did you mean "
          + "'Catalog'? Add it to a coordinator's 'screens', or correct it."
      ),
      (
        "flowchart LR",
        "This is no map: it begins neither with '{', as JSON, nor with 'stateDiagram-v2', as a state diagram "
          + "of Mermaid. 'map SYSTEM --output FILE' writes one."
      ),
      (
        "stateDiagram-v2\nA => B",
        "Line 2 is nothing that a map has: 'A => B'. A map has states, 'state Coordinator { … }' around them, "
          + "and arrows 'A --> B: event'."
      ),
      (
        "stateDiagram-v2\n\nstate \"The shop\" as Shop {\nA --> B",
        "The state 'The shop' that begins on line 3 does not end. Add a line with '}'."
      ),
    ] {
      #expect(message(of: text) == error)
    }
  }

  private func message(of text: String) -> String? {
    do {
      _ = try NavigationMap(text)
      return nil
    } catch {
      return error.description
    }
  }
}

extension NavigationMap {
  /// The map as a drawing of it says.
  fileprivate var drawn: NavigationMap {
    var map = self
    map.system = nil
    for index in map.arrows.indices { map.arrows[index].mayBeWords = true }
    return map
  }
}

/// Maps with names that mean something in JSON or Mermaid.
private struct RandomMaps {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func map() -> NavigationMap {
    var names: [String] = []
    while names.count < 6 {
      let name = (0...next(below: 3)).map { _ in
        ["a", "B", "\"", "#", ":", ";", "<b>", "\\", "{", "}", "-->", "é", "▸", "(", " x"][
          next(below: 15)]
      }.joined()
      if !name.hasPrefix(" "), !names.contains(name) { names.append(name) }
    }
    let (owned, free) = (Array(names[..<4]), Array(names[4...]))
    var arrows: [NavigationMap.Arrow] = []
    for _ in 0..<next(below: 6) {
      arrows.append(
        .init(
          from: names[next(below: 6)], to: names[next(below: 6)],
          events: (0..<next(below: 3)).map { _ in names[next(below: 6)] }))
    }
    if next(below: 2) == 0 { arrows.append(.init(from: NavigationMap.nothing, to: names[0])) }
    return NavigationMap(
      system: next(below: 2) == 0 ? nil : names[0],
      coordinators: [
        .init("First \(names[0])", screens: Array(owned[..<2])),
        .init("Second \(names[1])", screens: Array(owned[2...])),
      ], screens: free, start: next(below: 2) == 0 ? [] : [names[next(below: 6)]], arrows: arrows)
  }
}
