/// The programs that are attacked, and the files that they wrote themselves, from which all others
/// are made.
struct Material {
  /// The path of the verifier.
  let verifier: String
  /// The path of this executable, which searches with checkpoints.
  let attack: String

  /// A complete result, of a system with findings.
  private(set) var result = ""
  /// A result of the same system with other limits.
  private(set) var earlierResult = ""
  private(set) var baseline = ""
  private(set) var sarif = ""
  private(set) var graphML = ""
  private(set) var checkpoint: [UInt8] = []
  /// Traces that can be replayed.
  let traces = [
    "", "0", "0/1", "launch", "launch/ItemsView%3A%20Item", "@0/0", "0/1/28/26", "0.0/1.0",
  ]

  let configuration = """
    max-states: 30
    accept-bounded: true
    wider-scopes: false
    time-limit: 20s
    report:
      sarif: configured.sarif
      markdown: configured.md
    systems:
      Shop:
        variant: repaired
        scope:
          race: 0
          steps: 2
      RequestFlow:
        invariant: [NoTraps, StartsOnce]

    """

  /// What a search of a few dozen states is told.
  static let small = ["--max-states", "30", "--no-wider-scopes", "--accept-bounded"]

  /// Makes the files by running the programs.
  init(verifier: String, attack: String) throws {
    self.verifier = verifier
    self.attack = attack
    let folder = try Folder()
    func verify(_ arguments: String...) throws {
      _ = try self.verify(arguments).run(in: folder)
    }
    try verify(
      "check", "RequestFlow", "--max-states", "40", "--report", "json=r.json", "--report",
      "sarif=r.sarif", "--report", "graphml=r.graphml")
    try verify("check", "RequestFlow", "--max-states", "25", "--report", "json=e.json")
    try verify("baseline", "update", "k.json", "Shop", "--max-states", "30", "--reason", "as is")
    _ = try search("--checkpoint", "c", "--max-depth", "3").run(in: folder)
    func text(_ name: String) throws -> String {
      String(decoding: try folder.bytes(name), as: UTF8.self)
    }
    result = try text("r.json")
    earlierResult = try text("e.json")
    baseline = try text("k.json")
    sarif = try text("r.sarif")
    graphML = try text("r.graphml")
    checkpoint = try folder.bytes("c")
  }

  /// The verifier with arguments.
  func verify(_ arguments: [String], timeLimit: String = "100s") -> Victim {
    Victim(
      executable: verifier, arguments: arguments, environment: ["VERIFIER_TIME_LIMIT": timeLimit])
  }

  /// A search with checkpoints.
  func search(_ arguments: String...) -> Victim {
    Victim(executable: attack, arguments: ["search"] + arguments)
  }
}
