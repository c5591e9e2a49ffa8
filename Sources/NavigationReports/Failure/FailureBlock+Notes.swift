import ModelChecker
import NavigationModel

extension FailureBlockMaker {
  /// The explanation beyond the reason: the fault, who can reach it, and where to look.
  var notes: [FailureBlock.Note] {
    var lines = otherOutcomes + [otherWays, places].compactMap(\.self)
    if !counterexample.isAbsence { lines.insert(reachability, at: 0) }
    return (counterexample.fault.map(notes) ?? []) + lines.map { .init($0) }
  }

  private func notes(on fault: Fault) -> [FailureBlock.Note] {
    var notes: [FailureBlock.Note] = []
    if fault.message != counterexample.why {
      notes.append(.init("Fault: \(sentence(fault.message))"))
    }
    if let frame = result.appFrame(of: counterexample) { notes.append(.init(frame.words)) }
    if !fault.lastOutput.isEmpty {
      notes.append(.init("Last output:", quotation: fault.lastOutput))
    } else if fault.kind == .trapped {
      notes.append(.init(noRuntimeText))
    }
    return notes
  }

  private var reachability: String {
    let steps = walk.steps
    if steps.isEmpty { return startsThere }
    let others = steps.filter { !$0.isOrdinary }
    guard !others.isEmpty else {
      return everyStepOrdinary(
        withCompletion: steps.contains { $0.origin == .completion },
        withPlatform: steps.contains {
          $0.origin == .platform && $0.kind.gesture == nil && ![.begin, .wait].contains($0.kind)
        })
    }
    let (calls, taps) = (
      others.filter { !$0.origin.isOrdinary }, others.filter(\.origin.isOrdinary)
    )
    let byCode = listed(
      [
        calls.isEmpty ? nil : onlyCode(numbers(of: calls), count: calls.count, names(of: calls)),
        taps.isEmpty ? nil : tapElsewhere(numbers(of: taps), count: taps.count, names(of: taps)),
      ].compactMap(\.self))
    guard let ordinary = counterexample.ordinaryTrace else { return "\(onlyCodeCan): \(byCode)." }
    let walk = TraceWalk(ordinary, in: result)
    let events = walk.steps.map(\.words)
    return "\(codeIsShorter): \(byCode). \(userToo(events, loopStart: walk.loopStart))"
  }

  private func numbers(of steps: [TraceWalk.Step]) -> String {
    listed(steps.map { String($0.number) })
  }

  private func names(of steps: [TraceWalk.Step]) -> String {
    listed(
      steps.map(\.event.name).reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      })
  }

  /// The steps in which the platform did what it may do, but mostly does not.
  private var otherOutcomes: [String] {
    walk.steps.flatMap { step in
      step.effects.filter { $0.verb == .otherOutcome }
        .map { "Step \(step.number) needs \($0.lessUsualOutcome)." }
    }
  }

  /// The steps in which something that an event leaves open comes out another way than usual, but
  /// for those of which the platform says itself what it did.
  private var otherWays: String? {
    let steps = walk.steps.filter { step in
      !step.choices.isEmpty && !step.effects.contains { $0.verb == .otherOutcome }
    }
    return steps.isEmpty
      ? nil : anotherWay(in: steps.map(\.number), steps.map { "'\($0.choices.inTrace)'" })
  }

  private func location(of event: EventLabel) -> DeclarationLocation? {
    let events = result.system.events
    return events.indices.contains(event.ordinal) ? events[event.ordinal].location : nil
  }

  private var places: String? {
    var words: [String] = []
    if let last = walk.steps.last {
      if let location = location(of: last.event) {
        words.append("event declared at \(location)")
      } else if last.origin == .platform,
        // What the platform does is declared nowhere; where to look is what the app did before.
        let step = walk.steps.last(where: { location(of: $0.event) != nil }),
        let location = location(of: step.event)
      {
        words.append(lastDeclared(step.event.name, location))
      }
    }
    if let location = context.declarations[answer.property] {
      words.append("invariant at \(location)")
    }
    guard !words.isEmpty else { return nil }
    return capitalized(words.joined(separator: "; ")) + "."
  }
}

extension CheckResult {
  /// Returns the innermost call of the app at the trap in which a counterexample ends; nil where it
  /// ends otherwise or that cannot be told.
  package func appFrame(of counterexample: Counterexample) -> StackFrame? {
    guard counterexample.fault?.kind == .trapped else { return nil }
    return system.appFrame(ofTrap: counterexample.ordinals)
  }
}

private let onlyCodeCan = "Only code can reach this"
private let codeIsShorter = "Code reaches this first"
private let startsThere = "A user can reach this: the system starts there."
private let noRuntimeText =
  "The runtime left no text, as in an optimized build; the same replay in a debug build shows it."

private func everyStepOrdinary(withCompletion: Bool, withPlatform: Bool) -> String {
  var ways = ["a tap", "a gesture", "something the app is sent"]
  if withCompletion { ways.append("a result that arrives") }
  if withPlatform { ways.append("something the platform does by itself") }
  let all = "\(ways.dropLast().joined(separator: ", ")) or \(ways[ways.count - 1])"
  return "A user can reach this: every step is \(all)."
}

private func onlyCode(_ numbers: String, count: Int, _ names: String) -> String {
  count == 1
    ? "step \(numbers) is a programmatic call (\(names))"
    : "steps \(numbers) are programmatic calls (\(names))"
}

private func tapElsewhere(_ numbers: String, count: Int, _ names: String) -> String {
  count == 1
    ? "step \(numbers) is a tap on what is not shown there (\(names))"
    : "steps \(numbers) are taps on what is not shown there (\(names))"
}

private func anotherWay(in steps: [Int], _ answers: [String]) -> String {
  let isOne = steps.count == 1
  return
    "\(isOne ? "Step" : "Steps") \(listed(steps.map(String.init))) can go several ways, such as "
    + "when subscribers are called in another order. Here \(isOne ? "it goes" : "they go") "
    + "another way than usual: \(listed(answers)) in the trace."
}

private func lastDeclared(_ event: String, _ location: DeclarationLocation) -> String {
  "the last event of the app before that, '\(event)', is declared at \(location)"
}

private func userToo(_ events: [String], loopStart: Int?) -> String {
  let path = events.prefix(loopStart ?? events.count)
  let loop = events.dropFirst(path.count)
  let forever = loop.isEmpty ? "" : "; then forever \(loop.joined(separator: ", "))"
  if path.isEmpty { return "A user can reach it too, from the start\(forever)." }
  let steps = path.joined(separator: ", ")
  return "A user can reach it too, in \(counted(path.count, "event")): \(steps)\(forever)."
}
