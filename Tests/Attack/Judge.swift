import Foundation

/// Judges what a victim has done and left, against what it does when nobody disturbs it.
struct Judge {
  /// What was there before the victim.
  var before: Snapshot
  /// What the victim makes of it, undisturbed.
  var undisturbed: Undisturbed
  /// The victim writes versions that differ with the moment, each of which it can go on from.
  var writesVersions = false

  /// The documented statuses.
  static let statuses: Set<Int32> = [0, 1, 2, 3, 64, 66, 71, 74]

  /// The statuses of a command that did not do what it was told.
  static let failures: Set<Int32> = [64, 66, 71, 74]

  // MARK: The end

  /// Returns what is wrong with the end of a process that nobody killed.
  ///
  /// - Parameter isMute: it could write nothing, to standard error neither.
  static func complaints(about ending: Ending, isMute: Bool = false) -> [String] {
    var complaints: [String] = []
    switch ending.manner {
    case .hung: complaints.append("it hung")
    case .signaled(let signal): complaints.append("it was ended by signal \(signal)")
    case .exited(let status):
      if !statuses.contains(status) {
        complaints.append("status \(status) is not documented")
      } else if failures.contains(status), ending.errors.isEmpty, !isMute {
        complaints.append("it failed with status \(status) without a word")
      }
    }
    if ending.orphans > 0 { complaints.append("\(ending.orphans) processes lived on") }
    return complaints
  }

  /// Returns what is wrong with a text for a terminal, which colors may come through.
  static func complaints(aboutTerminal text: String, _ what: String) -> [String] {
    let colors = ["1;31", "32", "33", "2", "1", "0"].map { "\u{1b}[\($0)m" }
    return complaints(
      aboutText: colors.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }, what)
  }

  /// Returns what is wrong with a text for a page.
  static func complaints(aboutText text: String, _ what: String) -> [String] {
    let sent = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0a: false
      case ..<0x20, 0x7f...0x9f, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
      default: false
      }
    }
    guard let sent else { return [] }
    return ["\(what) has the control character U+\(String(sent.value, radix: 16))"]
  }

  // MARK: The files

  /// Returns what is wrong with the files that a process left that was killed.
  func complaintsAfterKill(_ after: Snapshot) -> [String] { complaints(aboutFiles: after) }

  /// Returns what is wrong with the end and the files of a process that met a fault.
  ///
  /// - Parameters:
  ///   - isTogether: the files that it replaces are replaced all or not at all.
  ///   - isMute: it could write nothing, to standard error neither.
  func complaintsAfterFault(
    _ ending: Ending, _ after: Snapshot, isTogether: Bool, isMute: Bool = false
  ) -> [String] {
    var complaints =
      Self.complaints(about: ending, isMute: isMute) + complaints(aboutFiles: after)
    guard case .exited(let status) = ending.manner else { return complaints }
    if ending.manner == undisturbed.ending.manner, !Self.failures.contains(status) {
      if ending.output != undisturbed.ending.output {
        complaints.append("its answer is another one, although its status is the same")
      }
      // What could not be removed goes in the next run.
      let expected = paths(in: after).filter { !Self.isTemporary($0) }
      for name in expected where !isLikeUndisturbed(name, in: after) {
        complaints.append("'\(name)' is not what it is otherwise, although the status is the same")
      }
    } else if !Self.failures.contains(status) {
      complaints.append("it ended with \(status) instead of a failure")
    } else if isTogether {
      let replaced = changed.filter { after.entries[$0] != before.entries[$0] }
      if !replaced.isEmpty, replaced.count < changed.count {
        complaints.append("of the files it replaced \(replaced.sorted()) alone")
      }
    }
    return complaints
  }

  /// Returns what is wrong with the end and the files of the undisturbed run that comes next.
  func complaintsAfterNextRun(_ ending: Ending, _ after: Snapshot) -> [String] {
    var complaints = Self.complaints(about: ending)
    if ending.manner != undisturbed.ending.manner {
      complaints.append("it ended with \(ending.manner): \(ending.errors.prefix(200))")
    }
    if writesVersions, ending.output != undisturbed.ending.output {
      complaints.append("it answered \(ending.output.prefix(200))")
    }
    for name in paths(in: after) where !isLikeUndisturbed(name, in: after) {
      complaints.append(
        undisturbed.files.entries[name] == nil ? "it left '\(name)'" : "'\(name)' is another one")
    }
    return complaints.map { "the next run: \($0)" }
  }

  /// The paths of what the victim changes.
  private var changed: [String] {
    undisturbed.files.entries.keys.filter {
      undisturbed.files.entries[$0] != before.entries[$0]
    }
  }

  private func paths(in after: Snapshot) -> [String] {
    Set(before.entries.keys).union(undisturbed.files.entries.keys).union(after.entries.keys)
      .sorted()
  }

  private func isLikeUndisturbed(_ name: String, in after: Snapshot) -> Bool {
    if writesVersions, undisturbed.files.entries[name] != nil { return true }
    return after.entries[name] == undisturbed.files.entries[name]
  }

  /// Each file has the old content or the new, and what else is there is a temporary file.
  private func complaints(aboutFiles after: Snapshot) -> [String] {
    paths(in: after).compactMap { name in
      let (old, new) = (before.entries[name], undisturbed.files.entries[name])
      let found = after.entries[name]
      if found == old || found == new { return nil }
      if old == nil, new == nil { return Self.isTemporary(name) ? nil : "it left '\(name)'" }
      // What a search writes is judged by the run that goes on from it.
      if writesVersions, found != nil { return nil }
      return found == nil ? "'\(name)' is lost" : "'\(name)' is neither the old nor the new one"
    }
  }

  private static func isTemporary(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix(".") && name.hasSuffix(".partial")
  }
}

/// What a victim does when nobody disturbs it.
struct Undisturbed {
  var ending: Ending
  var files: Snapshot
}
