import NavigationModel
import NavigationReports

/// The pages about one system: one for each variant, with its pictures.
struct SystemPages {
  /// The files, with paths from the reports' folder.
  private(set) var files: [GeneratedFile] = []

  /// The results, for the page that shows all of them.
  private(set) var documents: [(document: ResultDocument, picture: String?, map: String)] = []

  /// The lines of the index.
  private(set) var entries: [IndexEntry] = []

  /// The name of the system's folder.
  let folder: String

  private let system: any VerifiableSystem

  /// Makes no pages yet.
  init(_ system: any VerifiableSystem) {
    self.system = system
    folder = system.name.asFileName
  }

  /// Adds the page of a variant, with the causes if they are of that one.
  mutating func add(_ explored: ExploredVariant, variant: String?, causes: CausesReport?) {
    let name = (variant ?? system.name).asFileName
    let place = "\(folder)/\(name)"
    var document = explored.document
    if let causes, causes.title == document.title {
      document.causes = causes.causes.map { ResultDocument.Cause($0) }
      document.conclusion = causes.conclusion
    }
    let picture = Picture(document, .screens)
    let map = Picture(document, .coordinators)

    var strips: [String: String] = [:]
    for property in document.verdicts.map(\.property) {
      guard let strip = explored.strips[property] else { continue }
      let file = "\(name)-\(property.asFileName).svg"
      strips[property] = file
      files.append(GeneratedFile(path: "\(folder)/\(file)", text: strip))
    }
    // What is too large to be drawn is there as text.
    let isDrawn = picture.refusal == nil
    let page = MarkdownReport(
      document, picture: isDrawn ? "\(name).svg" : nil, map: "\(name)-map.svg", strips: strips)
    files.append(.page("\(place).md", page.text))
    files.append(
      isDrawn
        ? .drawing(place, picture) : GeneratedFile(path: "\(place).dot", text: picture.dot))
    files.append(.drawing("\(place)-map", map))
    documents.append((document, isDrawn ? "\(place).svg" : nil, "\(place)-map.svg"))
    entries.append(
      IndexEntry(
        document, page: "\(place).md", picture: "\(place).\(isDrawn ? "svg" : "dot")",
        map: "\(place)-map.svg"))
  }

  /// Adds the page that shows everything about the system, to be opened in a browser.
  ///
  /// - Parameter isIndexed: a Boolean value that indicates whether an index is written, too.
  mutating func addPage(isIndexed: Bool) {
    let documents = documents
    files.append(
      GeneratedFile(path: page) { content in
        let index = isIndexed || content(indexPage) != nil ? "../\(indexPage)" : nil
        return HTMLReport(documents.map(\.document), index: index) { document, map in
          let shown = documents.first { $0.document.title == document.title }
          guard let path = map == .coordinators ? shown?.map : shown?.picture else {
            return .missing(.tooLarge)
          }
          return content(path).map { .svg($0) } ?? .missing(.notDrawn)
        }.text
      })
  }

  /// The path of the page that shows everything about the system.
  var page: String { "\(folder)/\(folder).html" }

  /// Adds the page about the system's fixes.
  mutating func add(_ matrix: FixMatrix) {
    files.append(.page(fixesPage, matrix.page))
  }

  /// Adds the page about why the published system fails.
  mutating func add(_ causes: CausesReport) {
    files.append(.page(causesPage, causes.markdown))
  }

  /// The path of the page about why the published system fails.
  var causesPage: String { "\(folder)/causes.md" }

  /// The path of the page about the system's fixes.
  var fixesPage: String { "\(folder)/fixes.md" }
}

/// The path of the page that leads to the pages of all systems.
let indexPage = "index.html"

extension String {
  fileprivate static let tooLarge =
    "The screen graph is too large to be drawn; as text it is beside this page."

  fileprivate static let notDrawn = "The map was not drawn: 'doctor' says why."

  /// The text as the name of a file.
  var asFileName: String {
    let name = String(map { $0 == "/" || $0.isWhitespace ? "-" : $0 })
    return name.hasPrefix(".") ? "-" + name : name
  }
}
