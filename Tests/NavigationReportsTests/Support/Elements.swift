import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a text in XML, read by a parser that refuses what is not well formed.
final class Elements: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The text of the element and of all within it.
    var content = ""
  }

  private(set) var all: [Element] = []
  private var open: [Int] = []

  static func parse(_ svg: String) throws -> Elements {
    let elements = Elements()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = elements
    try #require(parser.parse(), "not well formed: \(String(describing: parser.parserError))")
    return elements
  }

  func named(_ name: String) -> [Element] { all.filter { $0.name == name } }

  func texts(of name: String, class kind: String) -> [String] {
    named(name).filter { $0.attributes["class"] == kind }.map(\.text)
  }

  func count(of name: String, class kind: String) -> Int { texts(of: name, class: kind).count }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(all.count)
    all.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { all[last].text += text }
    for index in open { all[index].content += text }
  }
}
