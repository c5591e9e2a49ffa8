import NavigationHarness
import NavigationModel

/// The events of the app: taps, what it is sent, results, and calls of modules out of sight.
@MainActor
struct RequestFlowEvents {
  let scope: Scope

  func declare(in it: inout LiveDeclarations<RequestFlowSubject>) {
    declareTaps(in: &it)
    declareLifeCycle(in: &it)
    declarePlayback(in: &it)
    it.ticket(
      TicketedContextSource.label, open: scope["pending"],
      awaited: { $0.awaitsContext })
    it.event(
      "tap the selected tab", .platform,
      unless: { subject in
        if subject.isInBackground { return "the app is in the background" }
        return subject.tapOnSelectedTab == nil ? "the tab is at its root, or busy" : nil
      }
    ) { $0.tapOnSelectedTab?.perform() }
    declareCalls(in: &it)
    // A lecture is a number to the app, which no lecture's place in a list depends on.
    it.interchangeable = [
      PayloadDomain(
        lectures.map { ["\($0.rawValue)"] },
        in: ["lecture(*)", "Lecture(*)", "showLectureDetails(*)", "LectureID(rawValue: *)"])
    ]
  }

  private var lectures: [LectureID] { Array([LectureID.first, .second].prefix(scope["lectures"])) }

  private func declareTaps(in it: inout LiveDeclarations<RequestFlowSubject>) {
    for module in ["player", "library", "settings"] {
      for lecture in lectures {
        it.tap(
          "\(module).\(lecture.word)", route: "CoordinationRequest.showLectureDetails",
          twice: true, unless: { mayAsk($0, forLecture: true, from: module) })
      }
      it.tap(
        "\(module).queue", route: "CoordinationRequest.showQueue",
        unless: { mayAsk($0, from: module) })
    }
    it.tap(
      "details.close", route: "CoordinationRequest.dismiss", twice: true,
      unless: { mayAsk($0, from: "details") })
    // Where a stack holds one lecture, the lecture that is shown is the last.
    if lectures.count > 1, scope["details"] > 1 {
      it.tap(
        "details.next", route: "CoordinationRequest.showLectureDetails", twice: true,
        unless: { mayAsk($0, forLecture: true, from: "details") })
    }
    it.tap(
      "details.queue", route: "CoordinationRequest.showQueue",
      unless: { mayAsk($0, from: "details") })
  }

  private func declareLifeCycle(in it: inout LiveDeclarations<RequestFlowSubject>) {
    it.event(
      "start", .external,
      unless: { [scope] in
        $0.app.playback.starts < scope["starts"]
          ? nil : "it was started \(counted(scope["starts"], "time"))"
      }
    ) { $0.start() }
    it.event(
      "stop", .external, unless: { $0.app.isStarted ? nil : "it is not started" },
      revokes: { _ in [TicketedContextSource.label] }
    ) { $0.stop() }
    it.event(
      "background", .external,
      unless: { $0.isInBackground ? "it is in the background" : nil }
    ) { $0.enterBackground() }
    it.event(
      "foreground", .external,
      unless: { $0.isInBackground ? nil : "it is in the foreground" }
    ) { $0.enterForeground() }
  }

  private func declarePlayback(in it: inout LiveDeclarations<RequestFlowSubject>) {
    func playback(
      _ name: String, route: String, forLecture: Bool = false, line: Int = #line,
      _ happens: @escaping @MainActor (PlaybackService) -> Void
    ) {
      it.event(
        name, .external, route: "CoordinationRequest.\(route)",
        unless: { subject in
          if subject.app.playback.starts == 0 { return "nothing is played" }
          return mayAsk(subject, forLecture: forLecture, from: "service")
        },
        line: line
      ) { happens($0.app.playback) }
    }
    for lecture in lectures {
      playback("\(lecture.word) begins", route: "showLectureDetails", forLecture: true) {
        $0.lectureBegins(lecture)
      }
    }
    playback("lecture ends", route: "dismiss") { $0.lectureEnds() }
    playback("lecture is queued", route: "showQueue") { $0.lectureIsQueued() }
  }

  /// Declares the requests of modules that nobody sees.
  private func declareCalls(in it: inout LiveDeclarations<RequestFlowSubject>) {
    func call(
      _ module: String, _ request: CoordinationRequest, _ word: String, route: String,
      line: Int = #line
    ) {
      it.event(
        "call \(module).\(word)", .programmatic, route: "CoordinationRequest.\(route)",
        unless: { subject in
          guard let screen = subject.screen(of: module) else { return "the module is not there" }
          if subject.visibleScreen === screen { return "its screen offers it" }
          return mayAsk(subject, forLecture: route == "showLectureDetails", from: module)
        },
        line: line
      ) { $0.screen(of: module)?.ask(for: request) }
    }
    for module in ["player", "library", "settings"] {
      for lecture in lectures {
        call(module, .showLectureDetails(lecture), lecture.word, route: "showLectureDetails")
      }
      call(module, .showQueue, "queue", route: "showQueue")
    }
  }

  /// Returns the reason why a module cannot request anything now, or nil.
  private func mayAsk(
    _ subject: RequestFlowSubject, forLecture: Bool = false, from module: String
  ) -> String? {
    if subject.isInBackground { return "the app is in the background" }
    if subject.callsOnTheirWay >= scope["requests"] {
      return "more than \(counted(scope["requests"], "call")) would be on the way"
    }
    for stack in subject.stacks(of: module) {
      if stack.viewControllers.count > scope["stack"] {
        return "its stack holds more than \(counted(scope["stack"], "screen"))"
      }
      if forLecture, subject.lectures(on: stack) + subject.lecturesAskedFor >= scope["details"] {
        return "its stack holds, or will hold, \(counted(scope["details"], "lecture"))"
      }
    }
    return nil
  }
}

extension LectureID {
  /// The lecture in names of events and controls.
  var word: String { "lecture(\(rawValue))" }
}
