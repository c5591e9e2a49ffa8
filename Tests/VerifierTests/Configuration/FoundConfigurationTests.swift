import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A configuration above the working directory is obeyed as Git obeys one: where it is one's own, and
/// within its folder.
@Suite struct FoundConfigurationTests {
  private let toy = Executable.toy

  /// Settings with which everything holds; without them something is violated.
  private let harmless = "variant: repaired\naccept:\n  '*': a toy\n"

  /// Runs a check in a folder below the one that has the configuration.
  private func check(
    _ configuration: String, _ options: String..., changing: (String) -> Void = { _ in }
  ) throws -> Outcome {
    let folder = try TestFolder()
    try folder.write(configuration, to: ".verifier.yml")
    try folder.makeFolder("below")
    changing(folder.place(".verifier.yml"))
    return try toy.shell(
      "cd below && \"$VERIFIER\" check Shop --quiet \(options.joined(separator: " "))", in: folder)
  }

  @Test func onesOwnIsObeyed() throws {
    let outcome = try check(harmless)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors == "")
  }

  @Test func oneThatEverybodyMayWriteIsNot() throws {
    let outcome = try check(harmless) { chmod($0, 0o666) }
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "'../.verifier.yml' is not read: every user may write to it. To have it read all the same, "
        + "name it: --config ../.verifier.yml\n")
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away")) func anotherUsersIsNot() throws
  {
    let outcome = try check(harmless) { chown($0, 65_534, 65_534) }
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "'../.verifier.yml' is not read: it belongs to another user. To have it read all the same, "
        + "name it: --config ../.verifier.yml\n")
  }

  /// The link decides which of one's files it is.
  @Test(.enabled(if: geteuid() == 0, "only root gives files away"), arguments: [true, false])
  func aLinkOfAnotherUserIsNot(isOfAnother: Bool) throws {
    let outcome = try check("") { path in
      unlink(path)
      try? Data(harmless.utf8).write(to: URL(fileURLWithPath: path + ".mine"))
      symlink(path + ".mine", path)
      if isOfAnother { lchown(path, 65_534, 65_534) }
    }
    #expect(outcome.status == (isOfAnother ? 1 : 0))
    #expect(
      outcome.errors
        == (isOfAnother
          ? "'../.verifier.yml' is not read: it is a link that belongs to another user. To have it "
            + "read all the same, name it: --config ../.verifier.yml\n" : ""))
  }

  @Test func oneThatIsNamedIsReadWhoeverMayWriteIt() throws {
    let outcome = try check(
      harmless, "--config", "../.verifier.yml"
    ) { chmod($0, 0o666) }
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test func inTheWorkingDirectoryItCountsWhoeverMayWriteIt() throws {
    let folder = try TestFolder()
    try folder.write(harmless, to: ".verifier.yml")
    chmod(folder.place(".verifier.yml"), 0o666)
    #expect(try toy.run("check", "Shop", "--quiet", in: folder).status == 0)
  }

  @Test(arguments: ["/tmp/x.json", "../x.json", "a/../../x.json"])
  func pathsStayInItsFolder(path: String) throws {
    let outcome = try check("max-depth: 4\nbaseline: \(path)\n")
    let shown = path.hasPrefix("/") ? path : "../" + path
    #expect(
      outcome
        == Outcome(
          output: "",
          errors: "../.verifier.yml:2:11: error: '\(shown)' lies outside of the folder of "
            + "'../.verifier.yml', which was found above the working directory. Name the file, "
            + "--config ../.verifier.yml, or the path on the command line.\n",
          status: 64))
  }

  @Test func whoeverNamesTheFileTrustsItsPaths() throws {
    let folder = harmless + "report:\n  json: /dev/null\n"
    #expect(try check(folder, "--config", "../.verifier.yml").status == 0)
    #expect(try check(folder).status == 64)
  }

  /// Through a folder that is a link, through a file that is one, and through one that leads to
  /// nothing yet.
  @Test(arguments: ["out/x.json", "out/new/x.json", "file.json", "below/dangling.json"])
  func noLinkLeadsOutOfItsFolder(path: String) throws {
    let outside = try TestFolder()
    try outside.write("old", to: "file.json")
    let outcome = try check(harmless + "report:\n  json: \(path)\n") { file in
      let folder = file.dropLast(".verifier.yml".count)
      symlink(outside.path, folder + "out")
      symlink(outside.place("file.json"), folder + "file.json")
      symlink(outside.place("none.json"), folder + "below/dangling.json")
    }
    #expect(
      outcome
        == Outcome(
          output: "",
          errors: "../.verifier.yml:5:9: error: '../\(path)' lies outside of the folder of "
            + "'../.verifier.yml', which was found above the working directory. Name the file, "
            + "--config ../.verifier.yml, or the path on the command line.\n",
          status: 64))
    #expect(try outside.read("file.json") == "old")
    #expect(outside.files == ["file.json"])
  }

  @Test func aLinkWithinItsFolderIsFine() throws {
    let outcome = try check(harmless + "report:\n  json: out/x.json\n") { file in
      symlink("below", file.dropLast(".verifier.yml".count) + "out")
    }
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test func pathsInItsFolderAreFine() throws {
    let outcome = try check(harmless + "report:\n  json: below/x.json\n")
    #expect(outcome.status == 0, "\(outcome)")
  }
}
