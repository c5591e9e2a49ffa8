#if Graphviz
  import CGraphviz
  import GraphDrawing

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// The one Graphviz of the process, behind its lock.
  ///
  /// Graphs are built through calls, never from DOT text: the lexer of Graphviz 2.42 keeps state
  /// between parses, and what one caller leaves there becomes the picture of the next.
  enum GraphvizLibrary {
    static var version: String? {
      locked { context.flatMap { gvcVersion($0) }.map { String(cString: $0) } }
    }

    static var fontProblem: FontProblem? {
      locked { FontLibrary.problem(withFont: GraphStyle.fonts) }
    }

    static var configurationProblem: FontProblem? { locked { FontLibrary.configurationProblem } }

    static func formats() throws(GraphvizError) -> [String] {
      try locked { () throws(GraphvizError) in try installed("device", in: openedContext()) }
        .filter { !opensWindow.contains($0) }
    }

    static func layouts() throws(GraphvizError) -> [String] {
      try locked { () throws(GraphvizError) in try installed("layout", in: openedContext()) }
    }

    static func render(
      _ graph: DrawnGraph, layout: GraphvizLayout, format: String
    ) throws(GraphvizError) -> [UInt8] {
      try locked { () throws(GraphvizError) in
        let context = try openedContext()
        try check(layout: layout, format: format, in: context)
        // Graphviz must find the configuration that was read.
        _ = FontLibrary.configurationProblem
        captured = ""
        // sfdp draws from the C generator.
        srand(1)
        srand48(1)
        _ = agseterr(AGWARN)
        _ = agreseterrors()
        let previous = agseterrf(capture)
        defer { _ = agseterrf(previous) }
        return layout == .dot
          ? try ranked(graph, format: format, in: context)
          : try picture(of: graph, layout: layout, format: format, in: context)
      }
    }

    private static func ranked(
      _ graph: DrawnGraph, format: String, in context: OpaquePointer
    ) throws(GraphvizError) -> [UInt8] {
      guard let straight = StraightenedGraph(graph, context: context) else {
        throw failure(.layout)
      }
      try refuseMessages(.layout)
      var bytes: [UInt8]
      do throws(GraphvizError) {
        bytes = try picture(of: straight.graph, layout: .dot, format: format, in: context)
      } catch {
        // Curves around labels are where dot of 2.42 gives up; straight lines it always finds.
        guard case .failed(.layout, _) = error, graph.attributes["splines"] == nil else {
          throw error
        }
        captured = ""
        _ = agreseterrors()
        var simple = straight.graph
        simple.attributes["splines"] = "line"
        bytes = try picture(of: simple, layout: .dot, format: format, in: context)
      }
      return format.hasPrefix("svg") ? EdgeTitles(straight).restored(in: bytes) : bytes
    }

    /// Runs a body alone with Graphviz.
    static func locked<Result, Failure: Error>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body()
    }

    private static func picture(
      of graph: DrawnGraph, layout: GraphvizLayout, format: String, in context: OpaquePointer
    ) throws(GraphvizError) -> [UInt8] {
      guard let built = cgv_open_directed(StoredText.name(graph.name)) else {
        throw failure(.construction)
      }
      defer { agclose(built) }
      guard graph.fill(built) else { throw failure(.construction) }
      try refuseMessages(.construction)
      guard gvLayout(context, built, layout.rawValue) == 0 else { throw failure(.layout) }
      defer { gvFreeLayout(context, built) }
      try refuseMessages(.layout)

      var bytes: UnsafeMutablePointer<CChar>?
      var count = 0
      let result = cgv_render(context, built, format, &bytes, &count)
      defer { free(bytes) }
      try refuseMessages(.rendering)
      guard result == 0, let bytes, count > 0 else { throw failure(.rendering) }
      return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
    }

    private static func check(
      layout: GraphvizLayout, format: String, in context: OpaquePointer
    ) throws(GraphvizError) {
      let layouts = installed("layout", in: context)
      guard !layouts.isEmpty else { throw .noPlugins }
      guard layouts.contains(layout.rawValue) else {
        throw .unknownLayout(layout.rawValue, available: layouts)
      }
      let formats = installed("device", in: context).filter { !opensWindow.contains($0) }
      // A format may name who draws it, as in `png:cairo`.
      let device = format.split(separator: ":", omittingEmptySubsequences: false)[0]
      guard formats.contains(String(device)) else {
        throw .unknownFormat(format, available: formats)
      }
    }

    private static func openedContext() throws(GraphvizError) -> OpaquePointer {
      guard let context else { throw failure(.start) }
      return context
    }

    private static func installed(_ kind: String, in context: OpaquePointer) -> [String] {
      var count: CInt = 0
      guard let list = cgv_plugins(context, kind, &count) else { return [] }
      defer { free(list) }
      var names: Set<String> = []
      for index in 0..<Int(count) {
        guard let name = list[index] else { continue }
        names.insert(String(cString: name))
        free(name)
      }
      return names.sorted()
    }

    /// Devices that show a window instead of giving bytes.
    private static let opensWindow: Set<String> = ["gtk", "x11", "xlib"]

    /// Throws what Graphviz complained about, if anything.
    ///
    /// NB: where arrows run side by side between neighbors of one rank, dot of 2.42 lays them out
    /// in a graph of its own, in which it takes their labels for the types of their arrows. It says
    /// so and goes on with ordinary arrows, as it should; such warnings are not about our input.
    private static func refuseMessages(_ phase: GraphvizError.Phase) throws(GraphvizError) {
      captured = captured.split(separator: "\n")
        .filter { !takesLabelForArrow(String($0)) }.joined(separator: "\n")
      guard captured.isEmpty else { throw failure(phase) }
    }

    /// Returns a Boolean value that indicates whether a message is about a type of arrows that no
    /// type can be: those have letters only.
    private static func takesLabelForArrow(_ message: String) -> Bool {
      let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3, parts[0].hasSuffix("Arrow type "),
        parts.last == " unknown - ignoring"
      else { return false }
      return !parts[1..<(parts.count - 1)].joined().utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
      }
    }

    private static func failure(_ phase: GraphvizError.Phase) -> GraphvizError {
      .failed(phase: phase, messages: oneLine(captured))
    }

    private static func oneLine(_ messages: String) -> String {
      messages.split(whereSeparator: \.isNewline).joined(separator: "; ")
    }
  }

  // libgvc, cgraph and their buffer of errors belong to the process, and so does the lock.
  nonisolated(unsafe) private let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    return lock
  }()

  // Never freed: the pango plugin of 2.42 keeps a pointer into the context that it saw first.
  nonisolated(unsafe) private let context: OpaquePointer? = gvContext()

  // A C callback reaches globals only.
  nonisolated(unsafe) private var captured = ""

  private func capture(_ fragment: UnsafeMutablePointer<CChar>?) -> CInt {
    if let fragment { captured += String(cString: fragment) }
    return 0
  }
#else
  import GraphDrawing

  /// The part of Graphviz in a build without it.
  enum GraphvizLibrary {
    static var version: String? { nil }

    static var fontProblem: FontProblem? { nil }

    static var configurationProblem: FontProblem? { nil }

    static func formats() throws(GraphvizError) -> [String] { throw .notBuilt }

    static func layouts() throws(GraphvizError) -> [String] { throw .notBuilt }

    static func render(
      _ graph: DrawnGraph, layout: GraphvizLayout, format: String
    ) throws(GraphvizError) -> [UInt8] { throw .notBuilt }
  }
#endif
