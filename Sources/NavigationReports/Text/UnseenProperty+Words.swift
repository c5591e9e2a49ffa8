import NavigationModel

extension UnseenProperty {
  /// The part with what is not seen of it, and the line that changes it.
  package var words: String {
    switch kind {
    case .presenceOnly:
      "\(name): \(type ?? "its values") is seen as present or absent only; \(cure)"
    case .yieldsNothing:
      "\(name): \(type ?? "its payload") yields nothing; keep it in a plain type, or leave it out: "
        + leavingOut
    case .foreignSuperclass:
      "\(name): what its superclass \(type ?? "") stores is not seen"
        + (module.map { "; \(naming($0))" } ?? "")
    case .captures:
      "\(name): not all that its closure captured can be read; keep such state in a stored property, "
        + "or leave it out: \(leavingOut)"
    case .reflectsNothing:
      "\(name): nothing of its values is seen; build it without -disable-reflection-metadata"
    }
  }

  private var cure: String {
    module.map { "\(naming($0)), or leave it out: \(leavingOut)" }
      ?? "add a reader to it.readers, or leave it out: \(leavingOut)"
  }

  private func naming(_ module: String) -> String {
    "name its module: it.appModules.append(\"\(module)\")"
  }

  private var leavingOut: String {
    guard let dot = name.lastIndex(of: ".") else { return "it.exclusions" }
    let (type, property) = (name[..<dot], name[name.index(after: dot)...])
    return "it.exclusions.insert(.field(\"\(property)\", of: \"\(type)\"))"
  }
}
