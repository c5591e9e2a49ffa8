import NavigationModel

/// Results as one page of HTML that needs nothing else: no network, no other file, no framework.
///
/// Everything is in the text of the page, so that it can be read without scripts, printed and
/// searched; the script adds stepping by arrow keys, an address for each step, highlighting in the
/// screen graph, and copying. Every name is escaped: a route called `<script>` is text.
public struct HTMLReport {
  /// A form in which a screen graph is shown.
  public enum Picture: Hashable, Sendable {
    /// As a drawing in SVG.
    case svg(String)
    /// Not at all; the words say why, as a sentence.
    case missing(String)
  }

  /// A map of a result that a page shows.
  public enum Map: Hashable, Sendable {
    /// The coordinators and the ways between them.
    case coordinators
    /// The screens and the arrows between them.
    case screens
  }

  let forms: [Form]
  private let index: String?

  /// One result on the page.
  struct Form {
    let document: ResultDocument
    let coordinators: Picture
    let screens: Picture
    /// The beginning of the ids of the elements about it.
    let id: String
  }

  /// Makes a page of results.
  ///
  /// - Parameters:
  ///   - index: the address of the page that leads to this one and to others; nil without one.
  ///   - drawing: the picture of a map of a result.
  public init(
    _ documents: [ResultDocument], index: String? = nil,
    drawing: (ResultDocument, Map) -> Picture = { _, _ in .missing(notDrawn) }
  ) {
    self.index = index
    var used: Set<String> = []
    forms = documents.map { document in
      let name = Self.identifier(document.title)
      var id = name
      var number = 2
      while !used.insert(id).inserted {
        id = "\(name).\(number)"
        number += 1
      }
      return Form(
        document: document, coordinators: drawing(document, .coordinators),
        screens: drawing(document, .screens), id: id)
    }
  }

  /// The page, with a line break at its end.
  public var text: String {
    MarkupWriter.page(title) { page in
      page.element("a", [("class", "skip"), ("href", "#\(forms.first?.id ?? "")")], text: skip)
      writeHeader(to: &page)
      page.open("main")
      for form in forms { form.write(to: &page) }
      page.close("main")
      page.open("script")
      page.raw(HTMLScript.text)
      page.close("script")
    }
  }

  private var title: String {
    let names = forms.map(\.document.system)
    return names.allSatisfy { $0 == names.first } ? names.first ?? nothing : several
  }

  private func writeHeader(to page: inout MarkupWriter) {
    page.open("header")
    if let index {
      page.element("a", [("class", "back"), ("href", index)], text: toIndex)
    }
    page.element("h1", [], text: title)
    if forms.count > 1 {
      page.open("nav", [("aria-label", "Forms")])
      page.open("ul")
      for form in forms {
        page.open("li")
        page.element("a", [("href", "#\(form.id)")], text: form.document.title)
        page.element("span", [("class", form.tone)], text: " \(form.summary)")
        if let causes = form.causes { page.element("span", [], text: " · \(causes)") }
        page.close("li")
      }
      page.close("ul")
      page.close("nav")
    }
    page.close("header")
  }

  /// A name as part of an address: ASCII letters and digits, what is between them as a hyphen.
  static func identifier(_ name: String) -> String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "form" : words.joined(separator: "-")
  }
}

extension HTMLReport.Form {
  /// The number of causes in words; nil where they were not looked for.
  var causes: String? { document.causes.map { counted($0.count, "cause") } }

  /// The mark of its verdict with the verdict in words.
  var summary: String { "\(ResultSummary(document).mark) \(document.headline)" }

  /// The class of its verdict.
  var tone: String { ResultSummary(document).meaning.htmlClass }
}

extension TextStyle.Meaning {
  /// The class of elements that mean it.
  var htmlClass: String {
    switch self {
    case .bad: "bad"
    case .good: "good"
    case .doubtful: "open"
    case .quiet: "quiet"
    case .strong: "strong"
    }
  }
}

private let skip = "Skip to what is wrong"
private let toIndex = "← All systems"
private let several = "Navigation"
private let nothing = "Nothing was checked"

/// The reason why there is no picture where nobody draws one.
public let notDrawn = "The map is not drawn here."
