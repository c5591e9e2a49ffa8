import Foundation
import NavigationReports
import Testing

/// No number of a saved result, however wrong, ends a report of it with a trap.
@Suite struct ExtremeNumberTests {
  /// The way to a number in a document: keys and positions.
  private typealias Way = [Step]
  private enum Step: Hashable {
    case key(String)
    case position(Int)
  }

  /// The numbers of a value; of those in a list alike one is enough.
  private func numbers(in value: Any, at way: Way, _ found: inout [[String]: Way]) {
    switch value {
    case let members as [String: Any]:
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        numbers(in: member, at: way + [.key(key)], &found)
      }
    case let elements as [Any]:
      for (position, element) in elements.enumerated() {
        numbers(in: element, at: way + [.position(position)], &found)
      }
    case let number as NSNumber where !isTruth(number):
      let kind = way.map { if case .key(let key) = $0 { key } else { "[]" } }
      if found[kind] == nil { found[kind] = way }
    default: break
    }
  }

  private func replacing(_ value: Any, at way: Way.SubSequence, by number: Int) -> Any {
    guard let step = way.first else { return number }
    switch (step, value) {
    case (.key(let key), var members as [String: Any]):
      members[key] = replacing(members[key]!, at: way.dropFirst(), by: number)
      return members
    case (.position(let position), var elements as [Any]):
      elements[position] = replacing(elements[position], at: way.dropFirst(), by: number)
      return elements
    default: return value
    }
  }

  @Test(arguments: ["asPublished", "repaired"])
  func everyReportIsWritten(variant: String) throws {
    let document = try ResultDocumentTests.document(variant)
    let json = try ResultDocument.json([document])
    let tree = try JSONSerialization.jsonObject(with: Data(json.utf8))
    var found: [[String]: Way] = [:]
    numbers(in: tree, at: [], &found)
    #expect(found.count > 20)
    var read = 0
    for (kind, way) in found.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      for number in [Int.min, -1, Int.max] {
        let changed = replacing(tree, at: way[...], by: number)
        let text = try String(
          decoding: JSONSerialization.data(withJSONObject: changed), as: UTF8.self)
        // A number may be refused with words.
        guard let documents = try? ResultDocument.read(text) else { continue }
        read += 1
        for recorder in Recorder.allCases {
          #expect(throws: Never.self, "\(recorder) of \(kind)") { try recorder.text(documents) }
        }
        let diff = ResultDiff(from: [document], to: documents)
        #expect(!diff.text().isEmpty)
      }
    }
    #expect(read > 40)
  }
}

/// Returns a Boolean value that indicates whether a number is a Boolean value, which Foundation
/// keeps alike.
private func isTruth(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
