import ModelChecker

/// Draws command lines, of which many mean something.
///
/// None names a pipe: whoever reads from one waits for somebody who writes, and is meant to.
struct CommandLines {
  private static let systems = ["Shop", "RequestFlow", "ColorBook", "News"]

  private static let form = ["--variant", "--without", "--scope", "--config", "--color"]
  private static let search =
    form + [
      "--order", "--seed", "--max-depth", "--max-states", "--max-memory", "--reduction",
      "--workers", "--quiet", "--verbose",
    ]

  /// The options of each command, and how many names it takes.
  private static let commands: [(words: [String], names: Int, options: [String])] = [
    (
      ["check"], 2,
      search + [
        "--invariant", "--stop-at-first", "--no-wider-scopes", "--all-causes", "--accept-bounded",
        "--accept", "--baseline", "--no-baseline", "--format", "--output", "--report",
      ]
    ),
    (["list"], 1, ["--format"]),
    (["graph"], 1, search + ["--output", "--states", "--force", "--trace"]),
    (["replay"], 1, form + ["--trace"]),
    (
      ["report"], 0,
      [
        "--from", "--report", "--output", "--check", "--scope", "--config", "--shard", "--merge",
        "--durations", "--on",
      ]
    ),
    (["diff"], 0, ["--format", "--output", "--picture", "--config", "--color"]),
    (["baseline", "update"], 1, search + ["--reason"]),
    (["baseline", "compare"], 1, search + ["--strict", "--accept-bounded"]),
    (["explain"], 1, ["--config", "--color"]), (["doctor"], 0, []),
    (["init"], 0, ["--package-path", "--target", "--verifier", "--branch", "--dry-run"]),
    (["dump-configuration"], 1, search + ["--output"]),
  ]

  private static let flags: Set<String> = [
    "--quiet", "--verbose", "--stop-at-first", "--no-wider-scopes", "--all-causes",
    "--accept-bounded", "--no-baseline", "--states", "--force", "--check", "--strict", "--dry-run",
  ]

  /// Values that options of that name accept.
  private static let values: [String: [String]] = [
    "--variant": ["repaired", "asPublished"], "--without": ["mainReplacesAuth"],
    "--scope": ["race=0", "race=1", "steps=1", "steps=1001", "race=", "=1", "race=-1"],
    "--config": ["c.yml", ".verifier.yml", "missing.yml", "loop"],
    "--color": ["auto", "never"], "--order": ["breadth-first", "depth-first", "random"],
    "--seed": ["1", "7"], "--max-depth": ["1", "3"], "--max-states": ["1", "20", "30"],
    "--max-memory": ["1MiB", "512MiB", "9999999999GiB"], "--reduction": ["reuse", "none"],
    "--workers": ["1", "2"], "--invariant": ["NoTraps", "I12", "StartsOnce"],
    "--accept": ["NoTraps=reason", "NoTraps="], "--baseline": ["k.json", "missing.json"],
    "--format": ["text", "json", "markdown"],
    "--output": ["o.txt", "o.svg", "o.dot", "o.png", "k.json", "missing/o", "loop", "/dev/full"],
    "--report": [
      "json=j.json", "sarif=s.sarif", "html=h.html", "graphml=g.graphml", "junit=x.xml",
      "json=/dev/full", "json=k.json", "dot=d.dot", "mermaid=m.md", "text=missing/t",
    ],
    "--trace": ["0", "0/1", "launch", "", "0#0000"],
    "--from": ["r.json", "e.json", "k.json", "missing.json", "/dev/zero"],
    "--picture": ["p.svg", "p.png", "p.txt"], "--reason": ["known"],
    "--package-path": [".", "missing"], "--target": ["App"], "--verifier": ["v", "https://x/y"],
    "--branch": ["main"], "--shard": ["1/2", "3/2"], "--merge": [".", "missing"],
    "--durations": [".", "missing"], "--on": ["ray", "ray=auto"],
  ]

  private static let files = ["r.json", "e.json", "k.json", "c.yml", "missing.json", "empty", "c"]

  /// Returns the arguments of a command.
  static func next(by random: inout SplitMix64) -> [String] {
    let command = commands.randomElement(using: &random)!
    var line = command.words
    switch line {
    case ["diff"]: line += ["e.json", "r.json"]
    case ["baseline", "update"], ["baseline", "compare"]: line.append("k.json")
    case ["graph"]: line += ["--output", "o.dot"]
    case ["replay"]: line += ["--trace", "0"]
    case ["report"]: line += ["--from", "r.json", "--report", "text=t.txt"]
    default: break
    }
    if command.names > 0 {
      line.append(
        command.words == ["explain"] ? "NoTraps" : systems.randomElement(using: &random)!)
    }
    if command.options.contains("--max-states") { line += ["--max-states", "12"] }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let option = command.options.randomElement(using: &random) else { break }
      line.append(option)
      if flags.contains(option) { continue }
      let usual = values[option]!.randomElement(using: &random)!
      line.append(
        Int.random(in: 0..<4, using: &random) == 0 ? Mutation.value(by: &random) : usual)
    }
    if line.first == "check", !line.contains("--no-wider-scopes") {
      line.append("--no-wider-scopes")
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) { disturb(&line, by: &random) }
    return line.map { String($0.prefix { $0 != "\0" }) }
  }

  private static func disturb(_ line: inout [String], by random: inout SplitMix64) {
    let place = line.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where line.count > 1: line.remove(at: place)
    case 1: line.insert(Mutation.value(by: &random), at: place)
    case 2: line.insert(files.randomElement(using: &random)!, at: place)
    case 3 where !line.isEmpty: line.append(line[place])
    case 4 where !line.isEmpty && !line[place].contains("/"):
      line[place] = String(line[place].dropLast())
    default: line.append(Mutation.texts.randomElement(using: &random)!)
    }
    // Live objects that trap end the process that runs them, which is then the command.
    line.removeAll { "--in-process".hasPrefix($0) && $0.count > 3 }
  }
}
