import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// A cycle is told as one that repeats forever.
@Suite struct LassoTests {
  private func block(_ property: String) throws -> FailureBlock {
    let result = try Taxi.result()
    return try #require(FailureBlock(Library.answer(property, in: result), in: result))
  }

  @Test func `Steps that repeat are told as a loop`() throws {
    #expect(
      try block("SearchEnds").text() == """
        SearchEnds violated: after 1 event 2 more repeat forever (shortest trace to the loop; 5 states, \
        exhaustive)

          0  start                           Taxi[Home]
          1  tap search                      Taxi[Search]
             then forever:
          2  completion poll finds nobody    Taxi[Pause]
          3  completion poll again           Taxi[Search]  ← violates, as after step 1

          Why: it never comes.
          A user can reach this: every step is a tap, a gesture, something the app is sent or a \
        result that arrives.

        Replay: verifier replay Taxi --trace '0/[1/3]#817a'
        """)
  }

  @Test func `A start in which nothing has to happen`() throws {
    #expect(
      try block("RideComes").text() == """
        RideComes violated: at the start nothing more has to happen (5 states, exhaustive)

          0  start    Taxi[Home]  ← violates
             then forever: nothing has to happen

          Why: it never comes.
          A user can reach this: the system starts there.

        Replay: verifier replay Taxi --trace '[]'
        """)
  }

  @Test func `A way that is shorter for code, and an end in which nothing has to happen`() throws {
    #expect(
      try block("NothingIsLeft").text() == """
        NothingIsLeft violated: after 1 event nothing more has to happen (shortest; 5 states, \
        exhaustive)

          0  start           Taxi[Home]
          1  call reset()    Taxi[Nothing]  ← violates
             then forever: nothing has to happen

          Why: it never comes.
          Code reaches this first: step 1 is a programmatic call (reset()). A user can reach it \
        too, in 2 events: tap search, network is lost.

        Replay: verifier replay Taxi --trace '5/[]#817a'
        By a user: verifier replay Taxi --trace '0/4/[]#817a'
        """)
  }

  @Test func `The words of lists and of other loops`() throws {
    let result = try Taxi.result()
    #expect(
      result.answers.map { VerdictLine($0, in: result).description } == [
        "✗ SearchEnds violated: after 1 event 2 more repeat forever",
        "✗ RideComes violated: at the start nothing more has to happen",
        "✗ NothingIsLeft violated: after 1 event nothing more has to happen",
      ])
    func text(_ loopStart: Int, ordinary: Trace? = nil) throws -> String {
      let steps = ["search", "poll finds nobody", "poll again"].map { Trace.Step(.name($0)) }
      let trace = Trace(steps: steps, loopStart: loopStart)
      return try handMade(trace, ordinary: ordinary, in: result)
    }
    #expect(
      try text(0).contains("HandMade violated: at the start 3 events repeat forever (5 states"))
    #expect(try text(0).contains("\n     then forever:\n  1  tap search"))
    #expect(try text(0).contains("← violates, as at the start\n"))
    #expect(try text(2).contains("HandMade violated: after 2 events 1 more repeats forever ("))
  }

  @Test func `A user's loop is told in one sentence`() throws {
    let result = try Taxi.result()
    func sentence(_ loopStart: Int) throws -> Substring {
      let ordinary = Trace(
        steps: ["search", "poll finds nobody", "poll again"].map { .init(.name($0)) },
        loopStart: loopStart)
      let trace = Trace(steps: [.init(.name("reset()"))], loopStart: 1)
      let text = try handMade(trace, ordinary: ordinary, in: result)
      let line = try #require(text.split(separator: "\n").first { $0.contains("A user") })
      return line[line.range(of: "A user")!.lowerBound...]
    }
    #expect(
      try sentence(1) == """
        A user can reach it too, in 1 event: tap search; then forever completion poll finds \
        nobody, completion poll again.
        """)
    #expect(
      try sentence(0) == """
        A user can reach it too, from the start; then forever tap search, completion poll finds \
        nobody, completion poll again.
        """)
  }

  @Test func `Programs read where the loop begins`() throws {
    let verdicts = ResultDocument(try Taxi.result()).verdicts
    #expect(
      verdicts.compactMap { $0.finding?.run }.filter { $0.loopStart != nil }.map {
        "\($0.trace) \($0.loopStart ?? -1) \($0.steps.compactMap(\.event))"
      } == [
        #"0/[1/3]#817a 1 ["search", "poll finds nobody", "poll again"]"#,
        "[] 0 []", #"5/[]#817a 1 ["reset()"]"#,
      ])
  }

  /// The text about a violation by a hand-made trace.
  private func handMade(
    _ trace: Trace, ordinary: Trace?, in result: CheckResult
  ) throws -> String {
    let answer = PropertyAnswer(
      property: "HandMade", severity: .error,
      verdict: .violated(
        Counterexample(
          trace: trace, ordinals: trace, why: "it is so", isOrdinary: false,
          ordinaryTrace: ordinary)))
    return try #require(FailureBlock(answer, in: result)).text()
  }
}
