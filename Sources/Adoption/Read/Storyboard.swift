#if Adopt
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What a storyboard says about its scenes.
struct Storyboard {
  /// A view controller of a scene.
  struct Scene {
    var id: String
    /// The kind of controller, such as `navigationController`.
    var element: String
    /// The app's class, if it is not the platform's.
    var customClass: String?
    /// The identifier by which code makes it.
    var identifier: String?
    /// The controllers that it contains, by identity: tabs, or the root of a stack.
    var contained: [String] = []
    /// The controller of another storyboard in whose place it stands.
    var reference: Reference?
    /// The steps that lead from it to others.
    var segues: [Segue] = []
  }

  /// A step from one controller to another.
  struct Segue: Equatable {
    var id: String
    /// The name by which code knows it.
    var identifier: String?
    var kind: Kind
    /// The identity of the scene to which it leads.
    var destination: String
    /// The style in which it presents, such as `fullScreen`.
    var style: String?
    /// A Boolean value that indicates whether a touch of a control or of a cell performs it.
    var isOfControl: Bool
  }

  /// The kinds of segues whose doing is known, as `UIStoryboardSegue.Kind` names them.
  enum Kind: String {
    case show, showDetail, presentation, embed

    /// Reads the kind as a storyboard says it, or as it did before adaptive segues; nil for others, such as
    /// one of the app's own, or one that unwinds.
    init?(word: String?) {
      switch word {
      case "show", "push": self = .show
      case "showDetail", "replace": self = .showDetail
      case "presentation", "modal", "popoverPresentation": self = .presentation
      case "embed": self = .embed
      default: return nil
      }
    }
  }

  /// A reference to a controller of another storyboard.
  struct Reference: Equatable {
    /// The storyboard's name.
    var storyboard: String
    /// The controller's identifier; nil for the one with which the storyboard begins.
    var identifier: String?
  }

  /// The name, without the extension.
  let name: String
  var scenes: [Scene] = []

  /// The identity of the scene with which the storyboard begins.
  var initial: String?

  /// Reads a file; nil where it is no storyboard.
  ///
  /// - Throws: ``AdoptionError`` where it can't be read.
  init?(atPath path: String) throws {
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let reader = StoryboardReader()
    let parser = XMLParser(data: Data(try AppFile.text(path).utf8))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    scenes = reader.scenes
    initial = reader.initial
  }

  func scene(_ id: String) -> Scene? { scenes.first { $0.id == id } }

  /// The identities of the scenes to which segues lead.
  var destinations: Set<String> { Set(scenes.flatMap(\.segues).map(\.destination)) }
}

private final class StoryboardReader: NSObject, XMLParserDelegate {
  var scenes: [Storyboard.Scene] = []
  var initial: String?
  private var open: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(element)
    if element == "document" { initial = attributes["initialViewController"] }
    let isController = element.hasSuffix("ontroller") || element == "viewControllerPlaceholder"
    if isController, open.dropLast().last == "objects", let id = attributes["id"] {
      let reference = attributes["storyboardName"].map {
        Storyboard.Reference(storyboard: $0, identifier: attributes["referencedIdentifier"])
      }
      scenes.append(
        .init(
          id: id, element: element, customClass: attributes["customClass"],
          identifier: attributes["storyboardIdentifier"], reference: reference))
    }
    if element == "segue", let destination = attributes["destination"], !scenes.isEmpty {
      add(attributes, to: destination)
    }
  }

  private func add(_ attributes: [String: String], to destination: String) {
    if attributes["kind"] == "relationship" {
      scenes[scenes.count - 1].contained.append(destination)
    } else if let kind = Storyboard.Kind(word: attributes["kind"]), let id = attributes["id"] {
      // What it is connected with stands around the list of connections.
      let holder = open.dropLast(2).last
      scenes[scenes.count - 1].segues.append(
        .init(
          id: id, identifier: attributes["identifier"], kind: kind, destination: destination,
          style: attributes["modalPresentationStyle"],
          isOfControl: kind != .embed && holder != scenes[scenes.count - 1].element))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) { open.removeLast() }
}
#endif
