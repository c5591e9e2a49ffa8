import ModelChecker

extension ToySystem {
  /// Four states in a row.
  public static let chain = ToySystem(
    from: ["a"], [Arrow("a", "next", "b"), Arrow("b", "next", "c"), Arrow("c", "next", "d")])

  /// Two ways to one state.
  public static let diamond = ToySystem(
    from: ["top"],
    [
      Arrow("top", "left", "l"), Arrow("top", "right", "r"), Arrow("l", "down", "end"),
      Arrow("r", "down", "end"),
    ])

  /// Three states in a ring.
  public static let cycle = ToySystem(
    from: ["a"], [Arrow("a", "next", "b"), Arrow("b", "next", "c"), Arrow("c", "next", "a")])

  /// A part that no event leads to.
  public static let unreachablePart = ToySystem(
    from: ["a"], [Arrow("a", "next", "b"), Arrow("x", "next", "y"), Arrow("y", "next", "a")])

  /// A state that nothing leads out of, and one that is left the way it came.
  public static let deadEnd = ToySystem(
    from: ["home"],
    [Arrow("home", "open", "page"), Arrow("page", "back", "home"), Arrow("home", "fall", "pit")])

  /// An event that leaves something open: two answers, then a second question after one of them.
  public static let choice = ToySystem(
    from: ["idle"],
    [
      Arrow("idle", "send", "sent", choices: [0], effects: ["delivered"]),
      Arrow("idle", "send", "lost", choices: [1, 0]),
      Arrow("idle", "send", "queued", choices: [1, 1], effects: ["stored", "warned"]),
      Arrow("lost", "retry", "idle"), Arrow("queued", "flush", "sent"),
    ])

  /// An event that changes nothing.
  public static let selfLoop = ToySystem(
    from: ["a"], [Arrow("a", "stay", "a"), Arrow("a", "next", "b"), Arrow("b", "stay", "b")])

  /// An event that traps in one state and works in another.
  public static let fault = ToySystem(
    from: ["a"],
    [
      Arrow("a", "next", "b"), Arrow("a", "crash", "c"),
      Arrow("b", "crash", fault: Fault(.trapped, "Index out of range", evidence: "Fatal error")),
    ])

  /// Several initial states, two of them equal.
  public static let severalStarts = ToySystem(
    from: ["a", "b", "a", "z"],
    [Arrow("a", "next", "c"), Arrow("b", "next", "d"), Arrow("z", "hop", "d")])

  /// The toy systems, by what each of them shows.
  public static let shelf: [(name: String, system: ToySystem)] = [
    ("chain", chain), ("diamond", diamond), ("cycle", cycle),
    ("unreachable part", unreachablePart), ("dead end", deadEnd), ("choice", choice),
    ("self-loop", selfLoop), ("fault", fault), ("several starts", severalStarts),
  ]
}
