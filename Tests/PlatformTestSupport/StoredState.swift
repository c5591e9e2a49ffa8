import Foundation
import HeadlessCombine

/// The part that a stored property of a stand-in plays in the state.
public enum StoredPart {
  /// The state shows it, by what is named.
  case state(String)
  /// It follows from what the state shows.
  case follows(String)
  /// No event depends on it.
  case meaningless(String)
  /// The state does not show it. Traces that differ in it are compared, and a difference names it.
  case unseen(String)
}

/// The types of a module that stands in for the platform, and what they store.
@MainActor
public struct StoredState {
  private let module: String
  /// The types that store something, by name, without the module and generic arguments.
  private var types: [String: any Any.Type] = [:]

  /// Finds the types that a module stores.
  ///
  /// - Parameter roots: types from which all others are reached by what is stored; of generic ones,
  ///   any instance.
  public init(of module: String, startingAt roots: [any Any.Type]) {
    self.module = module
    var open = roots
    while let type = open.popLast() {
      if let content = (type as? any Wrapping.Type)?.content {
        open += content
        continue
      }
      guard let name = name(of: type), isKnown(type),
        types.updateValue(type, forKey: name) == nil
      else { continue }
      open += StoredFields.list(of: type).map(\.type)
    }
  }

  /// Returns what is wrong with a list of parts: a line for each property that it does not have, or
  /// has too much.
  public func problems(in parts: [String: [String: StoredPart]]) -> [String] {
    var problems = parts.keys.filter { types[$0] == nil }.map { "\($0) is not stored" }
    for (name, type) in types {
      let stored = ownProperties(of: type)
      let known = Set((parts[name] ?? [:]).keys)
      problems += stored.subtracting(known).map { "\(name).\($0) is neither state nor meaningless" }
      problems += known.subtracting(stored).map { "\(name) does not store \($0)" }
    }
    return problems.sorted()
  }

  /// Returns the classes that the module's sources declare, and that no list of parts has.
  public func classes(missingIn parts: [String: [String: StoredPart]]) throws -> [String] {
    let declared = try declaredClasses()
    let known = Set(parts.keys.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    return declared.subtracting(known).sorted()
  }

  // MARK: - Types

  private func isKnown(_ type: any Any.Type) -> Bool {
    type is AnyClass || StoredFields.areKnown(of: type)
  }

  /// The name of a type of the module; the names of private types tell where they stand.
  private func name(of type: any Any.Type) -> String? {
    let name = String(reflecting: type)
    guard name.hasPrefix(module + ".") else { return nil }
    var plain = ""
    var depth = 0
    for character in name.dropFirst(module.count + 1) {
      if character == "<" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ">" { depth -= 1 }
    }
    return plain.split(separator: ".").filter { !$0.hasPrefix("(") }.joined(separator: ".")
  }

  private func ownProperties(of type: any Any.Type) -> Set<String> {
    let all = StoredFields.list(of: type).map(\.name)
    let inherited = (type as? AnyClass).flatMap(_getSuperclass).map {
      StoredFields.list(of: $0).count
    }
    let lazyPrefix = "$__lazy_storage_$_"
    return Set(
      all.dropFirst(inherited ?? 0).map {
        $0.hasPrefix(lazyPrefix) ? String($0.dropFirst(lazyPrefix.count)) : $0
      })
  }

  private func declaredClasses() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/\(module)")
    var names: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let name = Self.declaredClass(in: line) { names.insert(name) }
      }
    }
    return names
  }

  /// The name of the class that a line of source declares.
  private static func declaredClass(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "class"), place + 1 < words.count,
      words[..<place].allSatisfy({ modifiers.contains(String($0)) })
    else { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber }
    return name.first?.isUppercase == true ? String(name) : nil
  }

  private static let modifiers: Set<String> = [
    "public", "package", "open", "private", "fileprivate", "final", "@MainActor", "@preconcurrency",
  ]
}

/// A type that holds values of others.
private protocol Wrapping {
  static var content: [any Any.Type] { get }
}

extension Optional: Wrapping {
  fileprivate static var content: [any Any.Type] { [Wrapped.self] }
}

extension Array: Wrapping {
  fileprivate static var content: [any Any.Type] { [Element.self] }
}

extension Set: Wrapping {
  fileprivate static var content: [any Any.Type] { [Element.self] }
}

extension Dictionary: Wrapping {
  fileprivate static var content: [any Any.Type] { [Key.self, Value.self] }
}
