import Foundation
import Testing

/// What an app links has to build for iOS, where nobody here compiles it.
@Suite struct AppTargetTests {
  /// The targets that an app links, and what they depend on.
  private static let targets = ["CoordinatorHooks", "NavigationModel", "ModelChecker"]

  /// The modules of the C library, each for another platform.
  private static let platforms: Set<String> = ["Glibc", "Musl", "Darwin"]

  private struct Source {
    var path: String
    var lines: [Substring]

    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let word = words.firstIndex(of: "import"), words.count > word + 1,
          words[..<word].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "package" })
        else { return nil }
        return String(words[word + 1])
      }
    }
  }

  private func sources(of target: String) throws -> [Source] {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/")
    let folder = "\(package)/Sources/\(target)"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return Source(path: "\(target)/\(name)", lines: text.split(separator: "\n"))
    }
  }

  @Test(arguments: targets) func itImportsNothingThatIOSLacks(target: String) throws {
    let sources = try sources(of: target)
    #expect(!sources.isEmpty)
    for source in sources {
      let others = Set(source.imports).subtracting(Self.platforms).subtracting(Self.targets)
      #expect(others.isEmpty, "\(source.path)")
    }
  }

  @Test(arguments: targets) func whoNeedsTheCLibraryImportsThatOfDarwin(target: String) throws {
    for source in try sources(of: target) where !Self.platforms.isDisjoint(with: source.imports) {
      #expect(source.imports.contains("Darwin"), "\(source.path)")
    }
  }
}
