import Foundation

/// What an app's `Info.plist` says.
///
/// A build fills in what stands there as `$(NAME)`: it is looked for in the app's build settings, in files for
/// configurations and in the project. What is set nowhere, such as a secret, is a text of its own.
struct AppInformation {
  /// The values by their keys, with those that every app has.
  let values: [String: Any]

  /// Reads what the files of an app say.
  ///
  /// - Parameter paths: the paths of the files, sorted.
  init(from paths: [String], name: String) {
    let settings = Self.settings(in: paths)
    let list = paths.filter { ($0 as NSString).lastPathComponent.hasSuffix("Info.plist") }
      .min { $0.components(separatedBy: "/").count < $1.components(separatedBy: "/").count }
    let read =
      list.flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let own = (read as? [String: Any] ?? [:]).mapValues { Self.filled($0, by: settings) }
    values = [
      "CFBundleIdentifier": "app.\(name)", "CFBundleName": name, "CFBundleDisplayName": name,
      "CFBundleExecutable": name, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ].merging(own) { $1 }
  }

  private static func filled(_ value: Any, by settings: [String: String]) -> Any {
    switch value {
    case let text as String: filled(text, by: settings, depth: 5)
    case let list as [Any]: list.map { filled($0, by: settings) }
    case let values as [String: Any]: values.mapValues { filled($0, by: settings) }
    default: value
    }
  }

  private static func filled(_ text: String, by settings: [String: String], depth: Int) -> String {
    guard depth > 0 else { return text }
    return text.replacing(/\$[({]([^)}]*)[)}]/) { found in
      let name = String(found.1.prefix { $0 != ":" })
      if name.isEmpty || name == "inherited" { return "" }
      return settings[name].map { filled($0, by: settings, depth: depth - 1) } ?? "a"
    }
  }

  /// The build settings that files for configurations and projects set; of several, the first.
  private static func settings(in paths: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for suffix in [".xcconfig", ".pbxproj"] {
      for path in paths where path.hasSuffix(suffix) {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        for line in text.split(whereSeparator: \.isNewline) {
          let code = suffix == ".xcconfig" ? line.split(separator: "//").first ?? "" : line
          guard let match = code.wholeMatch(of: /\s*([A-Za-z_]\w*)(?:\[[^\]]*\])*\s*=\s*(.*?);?\s*/)
          else { continue }
          let value = match.2.trimmingPrefix("\"")
          let name = String(match.1)
          found[name] = found[name] ?? String(value.last == "\"" ? value.dropLast() : value)
        }
      }
    }
    return found
  }
}
