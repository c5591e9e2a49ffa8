import ModelChecker
import Testing

/// The text form of traces, there and back.
@Suite struct TraceTextTests {
  private let catalog = EventCatalog(["open", "close", "send"])

  @Test func `Steps are separated by slashes, choices by full stops`() throws {
    let trace = Trace(steps: [
      Trace.Step(.name("open")), Trace.Step(.name("send"), choices: [1, 0, 2]),
      Trace.Step(.ordinal(4), choices: [0, 3]),
    ])
    #expect(trace.description == "open/send.1.0.2/4.0.3")
    #expect(try Trace(parsing: "open/send.1.0.2/4.0.3") == trace)
  }

  @Test func `Choices of 0 at the end are left out`() {
    let trace = Trace(steps: [
      Trace.Step(.name("a"), choices: [0, 0]), Trace.Step(.name("b"), choices: [2, 0]),
    ])
    #expect(trace.description == "a/b.2")
  }

  @Test func `Another than the first initial state is named at the beginning`() throws {
    #expect(Trace(start: 2, steps: [Trace.Step(.name("a"))]).description == "@2/a")
    #expect(Trace(start: 1).description == "@1")
    #expect(Trace().description == "")
    #expect(try Trace(parsing: "@2/a") == Trace(start: 2, steps: [Trace.Step(.name("a"))]))
    #expect(try Trace(parsing: "@0/a") == Trace(steps: [Trace.Step(.name("a"))]))
    #expect(try Trace(parsing: "@1") == Trace(start: 1))
    #expect(try Trace(parsing: "") == Trace())
  }

  @Test func `What repeats forever is in brackets`() throws {
    let steps = [
      Trace.Step(.ordinal(4)), Trace.Step(.ordinal(0), choices: [1]), Trace.Step(.name("a")),
    ]
    for (loopStart, text) in [
      (0, "[4/0.1/a]"), (1, "4/[0.1/a]"), (2, "4/0.1/[a]"), (3, "4/0.1/a/[]"),
    ] {
      let trace = Trace(steps: steps, loopStart: loopStart)
      #expect(trace.description == text)
      #expect(try Trace(parsing: text) == trace)
    }
    #expect(Trace(start: 1, loopStart: 0).description == "@1/[]")
    #expect(try Trace(parsing: "@1/[]") == Trace(start: 1, loopStart: 0))
    #expect(try Trace(parsing: "[]") == Trace(loopStart: 0))
  }

  @Test(arguments: [
    ("back@tab(library)", "back%40tab(library)"), ("a/b.c", "a%2Fb%2Ec"),
    ("#1 [x] 100%", "%231%20%5Bx%5D%20100%25"), ("tab\tline\n", "tab%09line%0A"),
    ("größe(日本)", "größe(日本)"), ("no\u{a0}break", "no%C2%A0break"), ("12", "%312"),
    ("0", "%30"), ("1a", "1a"), ("\u{7f}", "%7F"),
  ])
  func `Names are readable and never ambiguous`(name: String, text: String) throws {
    let trace = Trace(steps: [Trace.Step(.name(name))])
    #expect(trace.description == text)
    #expect(try Trace(parsing: text) == trace)
  }

  @Test func `Signs that need no encoding where they stand are read as they are`() throws {
    #expect(
      try Trace(parsing: "back@tab(library)/show history")
        == Trace(steps: [Trace.Step(.name("back@tab(library)")), Trace.Step(.name("show history"))])
    )
    #expect(try Trace(parsing: "%6Fpen") == Trace(steps: [Trace.Step(.name("open"))]))
    #expect(try Trace(parsing: "%c3%9f") == Trace(steps: [Trace.Step(.name("ß"))]))
    #expect(try Trace(parsing: "007") == Trace(steps: [Trace.Step(.ordinal(7))]))
  }

  @Test func `Ordinals carry the fingerprint of their catalog`() throws {
    let ordinals = Trace(steps: [Trace.Step(.ordinal(0)), Trace.Step(.ordinal(2), choices: [1])])
    let text = ordinals.text(catalog: catalog)
    #expect(text == "0/2.1#\(catalog.fingerprint)")
    #expect(try Trace(parsing: text, catalog: catalog) == ordinals)
    #expect(try Trace(parsing: text.uppercased(), catalog: catalog) == ordinals)
    #expect(try Trace(parsing: text) == ordinals)
    #expect(try Trace(parsing: "0/2.1", catalog: catalog) == ordinals)
    #expect(Trace(steps: [Trace.Step(.name("open"))]).text(catalog: catalog) == "open")
  }

  @Test func `The fingerprint changes with the names and their order`() {
    #expect(catalog.fingerprint == "be4d")
    #expect(EventCatalog(["close", "open", "send"]).fingerprint != catalog.fingerprint)
    #expect(EventCatalog(["openclose", "send"]).fingerprint != catalog.fingerprint)
    #expect(EventCatalog([]).fingerprint.utf8.count == 4)
  }

  @Test func `What is printed is read back`() throws {
    var generator = SplitMix64(seed: 11)
    let alphabet = Array("ab09/.@#[]% \t\n\u{0}äé日\u{301}\u{2028}👩‍👧").map(String.init)
    for _ in 0..<5_000 {
      var trace = Trace(start: Int.random(in: 0...2, using: &generator))
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let isOrdinal = Int.random(in: 0...2, using: &generator) == 0
        let length = Int.random(in: 1...6, using: &generator)
        let name = (0..<length).map { _ in alphabet.randomElement(using: &generator)! }.joined()
        var choices = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Int.random(in: 0...2, using: &generator)
        }
        while choices.last == 0 { choices.removeLast() }
        trace.steps.append(
          Trace.Step(
            isOrdinal ? .ordinal(Int.random(in: 0...99, using: &generator)) : .name(name),
            choices: choices))
      }
      if Bool.random(using: &generator) {
        trace.loopStart = Int.random(in: 0...trace.steps.count, using: &generator)
      }
      let text = trace.text(catalog: catalog)
      let parsed = try Trace(parsing: text, catalog: catalog)
      #expect(parsed == trace, "\(text)")
      // Equal strings may differ in their scalars; a trace must not.
      #expect(parsed.text(catalog: catalog).utf8.elementsEqual(text.utf8))
      #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f })
    }
  }

  @Test(arguments: [
    ("a//b", "Step 2 of the trace is empty. Write an event between two '/'."),
    ("/", "Step 1 of the trace is empty. Write an event between two '/'."),
    (".1", "Step 1 of the trace is empty. Write an event between two '/'."),
    (
      "a%2/b",
      "Step 1 of the trace, 'a%2', has a malformed percent escape. "
        + "Write '%' and two hexadecimal digits, such as '%20' for a blank or '%25' for '%'."
    ),
    (
      "a/%ff",
      "Step 2 of the trace, '%ff', has a malformed percent escape. "
        + "Write '%' and two hexadecimal digits, such as '%20' for a blank or '%25' for '%'."
    ),
    (
      "a.x",
      "Step 1 of the trace has the choice 'x', which is not a number. "
        + "Write choices as '.0' or '.1' after the event; a '.' within a name is '%2E'."
    ),
    (
      "a.-1",
      "Step 1 of the trace has the choice '-1', which is not a number. "
        + "Write choices as '.0' or '.1' after the event; a '.' within a name is '%2E'."
    ),
    (
      "a.",
      "Step 1 of the trace has the choice '', which is not a number. "
        + "Write choices as '.0' or '.1' after the event; a '.' within a name is '%2E'."
    ),
    (
      "99999999999999999999",
      "Step 1 of the trace, '99999999999999999999', is too large to be the number of an event."
    ),
    (
      "a/[b/c",
      "Step 2 of the trace begins a loop that does not end with the trace. Write '[' before "
        + "the first step that repeats and ']' behind the last step of the trace, or '[]' behind "
        + "all steps; brackets within a name are '%5B' and '%5D'."
    ),
    (
      "[a]/b]",
      "Step 1 of the trace begins a loop that does not end with the trace. Write '[' before "
        + "the first step that repeats and ']' behind the last step of the trace, or '[]' behind "
        + "all steps; brackets within a name are '%5B' and '%5D'."
    ),
    (
      "@x/a",
      "The trace begins with '@x', which is not the number of an initial state. "
        + "Write '@1' for the second; an '@' within a name is '%40'."
    ),
    (
      "a#12g4",
      "The trace ends in '#12g4', which is not the fingerprint of a catalog of events. "
        + "Write '#' and four hexadecimal digits, or leave it out; a '#' within a name is '%23'."
    ),
    (
      "0/1#ffff",
      "The trace was recorded against other events: it ends in '#ffff', but the events of this "
        + "system have '#be4d'. Record it again, or write its events by name."
    ),
  ])
  func `A malformed text is refused with fact and cure`(text: String, message: String) {
    let error = #expect(throws: TraceTextError.self) {
      try Trace(parsing: text, catalog: catalog)
    }
    #expect(error?.description == message)
  }

  @Test func `The longest trace has 10,000 steps`() throws {
    let longest = Array(repeating: "0", count: 10_000).joined(separator: "/")
    #expect(try Trace(parsing: longest).steps.count == 10_000)
    #expect(try Trace(parsing: "@1/" + longest).steps.count == 10_000)
    for text in [longest + "/0", "@1/0/" + longest] {
      let error = #expect(throws: TraceTextError.self) { try Trace(parsing: text) }
      #expect(
        error?.description == "The trace has 10001 steps; at most 10000 can be replayed.")
    }
  }
}
