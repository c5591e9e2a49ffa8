import Foundation

#if Adopt
  import Adoption
#endif

/// A system that was drafted from the source of a coordinator.
struct DraftedSystem {
  /// The name of its type, and of its file.
  var type: String

  var text: String

  /// The products of the verifier's package that it needs.
  var products: Set<String>
}

/// The systems of the coordinators in a package's targets, and what is left to say about them.
struct DraftedSystems {
  private(set) var systems: [DraftedSystem] = []
  private(set) var remarks: [String] = []

  /// Reads the sources of targets, where these commands can.
  init(of targets: [String], in manifest: PackageManifest, at folder: String) throws {
    guard !targets.isEmpty else { return }
    #if Adopt
      let draft: PackageDraft
      do {
        draft = try PackageDraft(
          of: targets.map { ($0, "\(folder)/\(manifest.path(ofTarget: $0))") })
      } catch let error as AdoptionError {
        throw CommandError(.inputMissing, error.description)
      }
      systems = draft.systems.map {
        DraftedSystem(type: $0.type, text: $0.text, products: $0.products)
      }
      remarks = draft.missed
      if draft.systems.isEmpty, draft.missed.isEmpty { remarks.append(.noCoordinators(targets)) }
    #else
      remarks.append(.noReader(targets))
    #endif
  }
}

extension String {
  #if Adopt
    fileprivate static func noCoordinators(_ targets: [String]) -> String {
      "No class in \(targets.joined(separator: ", ")) navigates, so the system is an example: none "
        + "pushes, presents or sets roots while it holds a path, a stack, a window or children."
    }
  #else
    fileprivate static func noReader(_ targets: [String]) -> String {
      "For systems drafted from the coordinators of \(targets.joined(separator: ", ")) instead of an "
        + "example, run 'init' with the trait: 'swift run --traits Adopt,Graphviz verifier init'."
    }
  #endif
}
