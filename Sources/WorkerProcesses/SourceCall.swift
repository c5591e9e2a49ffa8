import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call that was under way in a process, as its debug information tells it.
package struct SourceCall: Hashable, Sendable {
  /// The mangled name of the function.
  package var symbol: String
  /// The path of the file.
  package var file: String
  /// The line that the call had come to, or else the one where the function begins, from 1; 0 for
  /// functions that the compiler made itself.
  package var line: Int

  /// Makes a call.
  package init(symbol: String, file: String, line: Int) {
    (self.symbol, self.file, self.line) = (symbol, file, line)
  }
}

extension SourceCall {
  /// The tool that reads debug information; it comes with the Swift toolchain and with LLVM.
  package static let tool = "llvm-symbolizer"

  /// A Boolean value that indicates whether the tool can be run.
  package static var areRead: Bool {
    var symbolizer = Tool(tool, ["--version"])
    symbolizer.limit = .seconds(30)
    return (try? symbolizer.run(until: { false }))?.cause == .exited(0)
  }

  /// Returns the calls at addresses of an executable, in their order, each with those that were copied
  /// into it before it; none where the tool is missing or can't read the executable.
  ///
  /// - Parameter executable: the path of the executable; this one when nil.
  static func calls(at addresses: [UInt64], in executable: String?) -> [SourceCall] {
    guard !addresses.isEmpty else { return [] }
    let path = executable ?? "/proc/\(getpid())/exe"
    let options = ["--output-style=JSON", "--functions=linkage", "--no-demangle"]
    var symbolizer = Tool(
      tool, options + ["--obj=\(path)"] + addresses.map { "0x\(String($0, radix: 16))" })
    symbolizer.limit = .seconds(30)
    for _ in 0..<attempts {
      guard let ending = try? symbolizer.run(until: { false }), ending.cause == .exited(0),
        let found = try? JSONDecoder().decode([Found].self, from: Data(ending.output))
      else { continue }
      return found.flatMap(\.calls)
    }
    return []
  }

  /// The number of times that the tool is tried: a machine may lack something for a moment.
  private static let attempts = 3

  /// What the tool prints of one address; see
  /// [llvm-symbolizer](https://llvm.org/docs/CommandGuide/llvm-symbolizer.html).
  private struct Found: Decodable {
    var calls: [SourceCall]

    private enum Key: String, CodingKey { case Symbol }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      calls = try values.decodeIfPresent([Symbol].self, forKey: .Symbol)?.map(\.call) ?? []
    }

    private struct Symbol: Decodable {
      var FunctionName: String
      var FileName: String
      var Line: Int
      var StartLine: Int?

      var call: SourceCall {
        // What the compiler adds to a function, such as the check of an unowned reference, has no line.
        SourceCall(
          symbol: FunctionName, file: FileName, line: Line > 0 ? Line : StartLine ?? 0)
      }
    }
  }
}
