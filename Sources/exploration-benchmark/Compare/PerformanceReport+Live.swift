// MARK: - Searches of live objects

extension PerformanceReport {
  var liveTable: [String] {
    guard let first = live.first else { return [] }
    let lines = [
      "", "## Live objects", "",
      "A dozen objects with some sixty fields, \(first.states) states, \(first.transitions) "
        + "transitions, depth \(first.depth); most events change nothing.",
      "By hand: a dictionary of snapshots written for this one app, which knows that an object that "
        + "an event left as it was can be used again.",
      "The harness reads all fields by itself, looks for coordinators, views, work and what is kept "
        + "alive, and tells every state in full. Wall seconds.", "",
      "| build | by hand | in process | in a worker | with second traces | "
        + "in process, speed × by hand | worker, speed × in process |",
      "|---|---|---|---|---|---|---|",
    ]
    return lines
      + live.map { live in
        let seconds = [live.handWritten, live.inProcess, live.worker, live.compared]
        let speeds = [live.speedInProcess, live.speedOfWorker]
        return "| \(live.isDebug ? "debug" : "release") | "
          + (seconds.map { text($0) } + speeds.map { text($0, 2) }).joined(separator: " | ") + " |"
      }
  }

  var liveGrowthTable: [String] {
    guard let liveGrowth else { return [] }
    return [
      "", "## Growth with the number of states of a living app", "",
      "`exploration-benchmark live --growth`: searches that end at more and more states. Memory is that of the "
        + "verifier or of its largest worker.", "", liveGrowth.table,
    ]
  }

  var checkTable: [String] {
    let lines = ["", "## Default checks", ""]
    if checks.isEmpty {
      return lines + [
        "No verifier is built beside this program: `swift build -c release` builds both."
      ]
    }
    return lines + [
      "`exploration-benchmark live`: the default check of each shipped system in each variant, without wider "
        + "scopes; CPU time is that of the verifier and its workers.", "", CheckTable(checks).text,
    ]
  }
}
