import Files
import Foundation

/// The outcomes of the jobs of one shard, as they travel from one machine to another.
///
/// As text it has two lines of JSON: a header with the number of the schema and a checksum of the second
/// line, and the document.
struct ShardDocument: Codable, Hashable, Sendable {
  /// The number of the schema that this version writes and reads.
  static let currentSchema = 1

  /// The shard.
  let shard: Shard
  /// The identity of the plan that it is a share of.
  var plan: PlanIdentity
  /// The outcomes of its jobs, in the order of the plan.
  var results: [Result]

  /// The outcome of a job.
  struct Result: Codable, Hashable, Sendable {
    /// The job's name.
    let job: String
    /// The time that it took; no page shows it.
    let milliseconds: Int
    /// The outcome.
    let outcome: JobOutcome
  }

  private struct Header: Codable {
    var format: String
    var schema: Int
    var checksum: String
  }

  private static let format = "CoordinatorVerifier shard"

  /// The document as text, with a line break at its end.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = String(decoding: try encoder.encode(self), as: UTF8.self)
    let header = Header(
      format: Self.format, schema: Self.currentSchema, checksum: Checksum.digits(body))
    return "\(String(decoding: try encoder.encode(header), as: UTF8.self))\n\(body)\n"
  }

  /// Reads what ``text()`` has made.
  ///
  /// - Throws: ``ShardDocumentError``.
  static func read(_ text: String) throws(ShardDocumentError) -> ShardDocument {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: Data((lines.first ?? "").utf8)),
      header.format == format
    else { throw .foreign }
    guard header.schema == currentSchema else { throw .schema(header.schema) }
    guard lines.count == 3, lines[2].isEmpty, Checksum.digits(String(lines[1])) == header.checksum,
      let document = try? decoder.decode(ShardDocument.self, from: Data(lines[1].utf8))
    else { throw .damaged }
    return document
  }
}

/// A reason why a file is not a shard that can be read.
enum ShardDocumentError: Error, Hashable {
  /// It is something else.
  case foreign
  /// It was written by another version.
  case schema(Int)
  /// Some of it is missing or changed.
  case damaged
}
