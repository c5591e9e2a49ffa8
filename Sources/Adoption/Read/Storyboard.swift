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
    if element == "segue", attributes["kind"] == "relationship",
      let destination = attributes["destination"], !scenes.isEmpty
    {
      scenes[scenes.count - 1].contained.append(destination)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) { open.removeLast() }
}
#endif
