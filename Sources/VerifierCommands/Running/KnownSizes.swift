import Files
import NavigationModel
import NavigationReports

/// The numbers of states of systems that were explored to their end before, from the results that a
/// run is about to replace.
struct KnownSizes {
  private var sizes: [Form: Int] = [:]

  /// The form of a system of which a size is known.
  private struct Form: Hashable {
    var title: String
    var scope: [String: Int]
  }

  /// Knows nothing.
  init() {}

  /// Reads earlier results; a file that holds none, or none of this version, says nothing.
  init(of files: [OutputFile]) {
    // A pipe or a terminal holds nothing earlier, and to read from it may take forever.
    let documents = files.filter { !$0.isDevice }.flatMap {
      (try? SavedResult.read($0.path)) ?? []
    }
    for document in documents where document.search.completeness == .exhaustive {
      let scope = Dictionary(document.scope.map { ($0.key, $0.value) }) { $1 }
      sizes[Form(title: document.title, scope: scope)] = document.search.states
    }
  }

  /// Returns the number of states of a system that is to be explored; nil when it is not known.
  ///
  /// - Parameter limit: the number of states after which the search stops.
  func size(of system: any NavigationSystem, limit: Int?) -> Int? {
    let scope = Dictionary(system.scope.bounds.map { ($0.key, $0.value) }) { $1 }
    return sizes[Form(title: system.title, scope: scope)].map { min($0, limit ?? $0) }
  }
}
