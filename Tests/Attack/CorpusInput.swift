import Foundation
import ModelChecker

/// An input that once failed, or from which others are made: a file in the folder of its kind.
struct CorpusInput {
  enum Kind: String, CaseIterable {
    /// A command line, one argument a line.
    case command
    /// A trace to replay.
    case trace
    case result, baseline, configuration, checkpoint

    /// Returns a kind by its weight: the more a program reads of it, the more often.
    static func drawn(by random: inout SplitMix64) -> Kind {
      switch Int.random(in: 0..<20, using: &random) {
      case ..<6: .command
      case ..<9: .trace
      case ..<13: .result
      case ..<16: .baseline
      case ..<19: .configuration
      default: .checkpoint
      }
    }
  }

  let kind: Kind
  let name: String
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines, without the line break at the end.
  var lines: [String] {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// All inputs of the corpus.
  static func all() throws -> [CorpusInput] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus")
    return try Kind.allCases.flatMap { kind in
      let place = folder.appendingPathComponent(kind.rawValue)
      return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().map { name in
        let content = try Data(contentsOf: place.appendingPathComponent(name))
        return CorpusInput(kind: kind, name: name, bytes: [UInt8](content))
      }
    }
  }
}
