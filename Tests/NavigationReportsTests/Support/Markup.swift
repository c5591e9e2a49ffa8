import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a text in XML, read by a parser that refuses what is not well formed.
final class Markup: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private var elements: [Element] = []
  private var open: [Int] = []

  static func parse(_ text: String) throws -> Markup {
    let markup = Markup()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = markup
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return markup
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func first(_ name: String) -> Element? { elements.first { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let index = open.last { elements[index].text += text }
  }
}
