/// The way in which objects are observed in a process.
package enum ObservationMethod: Hashable, Sendable {
  /// By plans made from metadata, which read fields where they lie in memory.
  case fieldPlans

  /// By reflection, which takes a hundred times as long.
  ///
  /// - Parameter because: what field plans read wrongly here; nil on platforms for which there are
  ///   none.
  case reflection(because: String?)

  /// By reflection, without what only metadata tell: weak and unowned references are not seen.
  case reflectionAlone(because: String)

  /// The way in which objects are observed in this process; found out at the first use.
  package static let ofProcess = RuntimeCanary.method()

  /// A Boolean value that indicates whether metadata can be read.
  package var readsMetadata: Bool {
    if case .reflectionAlone = self { false } else { true }
  }

  /// Makes a walk.
  func walk(_ options: ObservationOptions) -> any ObjectWalk {
    let readsClosures = ClosureReading.ofProcess == .captures
    return switch self {
    case .fieldPlans: PlannedWalk(options: options, readsClosures: readsClosures)
    case .reflection, .reflectionAlone:
      MirrorWalk(options: options, readsMetadata: readsMetadata, readsClosures: readsClosures)
    }
  }
}
