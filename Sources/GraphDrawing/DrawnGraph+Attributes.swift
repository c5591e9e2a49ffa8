extension DrawnGraph {
  /// The value of an attribute.
  public enum Value: Codable, Hashable, Sendable, ExpressibleByStringLiteral,
    ExpressibleByStringInterpolation
  {
    /// Text that is shown as it is: nothing in it is an escape, an entity or markup.
    case text(String)
    /// Lines of text, each flush left.
    case lines([String])
    /// A label with a layout of its own.
    case html(HTMLLabel)

    /// Makes a text.
    public init(stringLiteral value: String) { self = .text(value) }

    /// The text that a reader sees, without its layout.
    package var shownText: String {
      switch self {
      case .text(let text): text
      case .lines(let lines): lines.joined(separator: "\n")
      case .html(let label): label.text
      }
    }
  }

  /// Names with their values, in the order in which they were first set.
  public struct Attributes: Codable, Hashable, Sendable, ExpressibleByDictionaryLiteral, Sequence {
    /// One name and what it is set to.
    public struct Element: Codable, Hashable, Sendable {
      /// The name, as Graphviz knows it.
      public var name: String
      /// The value.
      public var value: Value
    }

    private var elements: [Element] = []

    /// Makes attributes; of a name that occurs twice the last value counts.
    public init(dictionaryLiteral elements: (String, Value)...) {
      for (name, value) in elements { self[name] = value }
    }

    /// The value of a name, if it is set.
    public subscript(name: String) -> Value? {
      get { elements.first { $0.name == name }?.value }
      set {
        switch (elements.firstIndex { $0.name == name }, newValue) {
        case (let index?, let value?): elements[index].value = value
        case (let index?, nil): elements.remove(at: index)
        case (nil, let value?): elements.append(Element(name: name, value: value))
        case (nil, nil): break
        }
      }
    }

    /// Sets everything that the others set.
    public mutating func merge(_ others: Attributes) {
      for other in others { self[other.name] = other.value }
    }

    /// Returns these attributes with those of the others set as well; theirs win.
    public func merging(_ others: Attributes) -> Attributes {
      var all = self
      all.merge(others)
      return all
    }

    /// A Boolean value that indicates whether nothing is set.
    public var isEmpty: Bool { elements.isEmpty }

    /// Gives the attributes in their order.
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
  }
}

extension DrawnGraph.Attributes.Element {
  /// The value as Graphviz stores it, unless it is markup.
  package var stored: String? {
    switch value {
    case .text(let text): StoredText.attribute(text, named: name)
    case .lines(let lines):
      lines.map { StoredText.attribute($0, named: name) + "\\l" }.joined()
    case .html: nil
    }
  }
}

extension DrawnGraph.Attributes {
  /// The classes that its elements have in the picture.
  package var classes: [Substring] {
    guard case .text(let text) = self["class"] else { return [] }
    return text.split(separator: " ")
  }
}

/// A label in the small markup language that Graphviz lays out: tables, fonts, bold text.
///
/// Text of others goes through ``escaped(_:)``, or into a label made by ``init(text:)``.
public struct HTMLLabel: Codable, Hashable, Sendable {
  /// The markup, without the angle brackets that enclose it in DOT text.
  public var markup: String
  /// The text of the label, for places without markup, such as a tooltip.
  public var text: String

  /// Makes a label of markup, which has to be well formed, and of what it says.
  public init(markup: String, text: String) {
    self.markup = markup
    self.text = text
  }

  /// Makes a label that shows a text as it is.
  public init(text: String) { self.init(markup: Self.escaped(text), text: text) }

  /// The markup that shows a text as it is, line breaks included.
  public static func escaped(_ text: String) -> String {
    StoredText.markup(
      text.replacingScalars { $0 == "\n" ? "<br/>" : XMLText.reference(to: $0) })
  }
}
