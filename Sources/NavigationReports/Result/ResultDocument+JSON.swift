import Foundation

extension ResultDocument {
  /// Writes documents as JSON, keys in alphabetical order, with a line break at the end: one as an
  /// object, several as an array.
  public static func json(_ documents: [ResultDocument]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try documents.count == 1 ? encoder.encode(documents[0]) : encoder.encode(documents)
    return JSONValue.shown(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// Reads what ``json(_:)`` has written: one document or several.
  ///
  /// - Throws: ``ResultDocumentError`` which says what is wrong and what to do.
  public static func read(_ json: String) throws(ResultDocumentError) -> [ResultDocument] {
    let data = Data(json.utf8)
    let decoder = JSONDecoder()
    let schemas: [Schema]
    do {
      if json.drop(while: \.isWhitespace).first == "[" {
        schemas = try decoder.decode([Schema].self, from: data)
      } else {
        schemas = [try decoder.decode(Schema.self, from: data)]
      }
    } catch {
      throw .unreadable(Self.words(of: error))
    }
    for known in schemas where known.schema != currentSchema { throw .schema(known.schema) }
    do {
      return json.drop(while: \.isWhitespace).first == "["
        ? try decoder.decode([ResultDocument].self, from: data)
        : [try decoder.decode(ResultDocument.self, from: data)]
    } catch {
      throw .unreadable(Self.words(of: error))
    }
  }

  /// The part of a document that every version has.
  private struct Schema: Decodable {
    var schema: Int
  }

  private static func words(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return notJSON }
    switch error {
    case .keyNotFound(let key, let context):
      return missing(key.stringValue, at: context.codingPath.pathText)
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return wrongKind(context.codingPath.pathText)
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? notJSON : wrongKind(context.codingPath.pathText)
    @unknown default: return notJSON
    }
  }
}

/// A reason why a saved result cannot be read.
public enum ResultDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not what `check --report json=…` writes; the words say where.
  case unreadable(String)
  /// It was written by another version.
  case schema(Int)

  public var description: String {
    switch self {
    case .unreadable(let words): notAResult(words)
    case .schema(let schema): otherSchema(schema)
    }
  }
}

private let notJSON = "it is not JSON"

private func missing(_ key: String, at path: String) -> String {
  path.isEmpty ? "'\(key)' is missing" : "'\(key)' is missing in '\(path)'"
}

private func wrongKind(_ path: String) -> String {
  path.isEmpty ? "it is not a result" : "'\(path)' is not what it should be"
}

private func notAResult(_ words: String) -> String {
  "This is not a result: \(words). Write one with 'check SYSTEM --report json=result.json'."
}

private func otherSchema(_ schema: Int) -> String {
  "This result has schema \(schema), and this version reads \(ResultDocument.currentSchema). "
    + "Write it again with 'check SYSTEM --report json=result.json'."
}
