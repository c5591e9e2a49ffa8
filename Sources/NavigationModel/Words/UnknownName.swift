import ModelChecker

/// Returns the text of an error about a name that nothing has.
///
/// - Parameters:
///   - kind: the kind of thing that is named, such as `invariant`.
///   - name: the name as it was written.
///   - system: the system whose candidates they are; nil when they belong to none.
///   - candidates: the names that there are.
package func unknown(
  _ kind: String, _ name: String, of system: String?, among candidates: [String]
) -> String {
  let fact = "Unknown \(kind) '\(name.shortened())'\(system.map { " of \($0)" } ?? "")."
  if let near = nearest(to: name, among: candidates) { return "\(fact) Did you mean '\(near)'?" }
  if candidates.isEmpty { return "\(fact) There are none." }
  if candidates.count > 6, let system {
    return "\(fact) 'list \(system)' shows all \(candidates.count)."
  }
  return "\(fact) There \(candidates.count == 1 ? "is" : "are"): "
    + "\(candidates.joined(separator: ", "))."
}
