import Foundation
import NavigationReports
import Testing

/// A file that cannot be written is an error with the path and the reason, and leaves nothing
/// behind.
@Suite struct OutputTests {
  private let toy = Executable.toy

  @Test func aMissingFolderIsReported() throws {
    let folder = try TestFolder()
    for command in [
      ["check", "Shop", "--output", "no/x.txt"], ["graph", "Shop", "--output", "no/x.txt"],
    ] {
      let path = command[0] == "graph" ? "no/x.dot" : "no/x.txt"
      assertRefused(
        try toy.run(Array(command.dropLast()) + [path], in: folder),
        "Cannot write '\(path)': No such file or directory. Make its folder first, or choose "
          + "another path.", status: 74)
    }
    #expect(folder.files == [])
  }

  @Test func aFolderInTheWayIsReported() throws {
    let folder = try TestFolder()
    try folder.makeFolder("x.dot")
    assertRefused(
      try toy.run("graph", "Shop", "--output", "x.dot", in: folder),
      "Cannot write 'x.dot': Is a directory. Choose another path.", status: 74)
    #expect(folder.files == [])
  }

  @Test func aFileInTheWayOfAFolderIsReported() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "Reports")
    assertRefused(
      try toy.run("report", "Shop", in: folder),
      "Cannot write 'Reports/README.md': Not a directory. Make its folder first, or choose another "
        + "path.", status: 74)
    #expect(try folder.read("Reports") == "mine")
  }

  /// A user who may do everything, as in many containers, is refused nothing.
  @Test(.enabled(if: getuid() != 0, "permissions do not hold for the superuser"))
  func folderWithoutPermission() throws {
    let folder = try TestFolder()
    try folder.makeFolder("closed")
    chmod(folder.place("closed"), 0o500)
    assertRefused(
      try toy.run("check", "Shop", "--output", "closed/x.txt", in: folder),
      "Cannot write 'closed/x.txt': Permission denied. Choose another path.", status: 74)
  }

  #if os(Linux)
    @Test func aFullDiskIsReported() throws {
      let answer = try toy.run("check", "Shop").output
      #expect(
        try toy.run("check", "Shop", "--output", "/dev/full")
          == Outcome(output: answer, errors: "Error: \(full("'/dev/full'"))\n", status: 74))
      #expect(
        try toy.shell("\"$VERIFIER\" check Shop > /dev/full")
          == Outcome(output: "", errors: "\(answer)Error: \(full("standard output"))\n", status: 74)
      )
      #expect(
        try toy.shell("\"$VERIFIER\" check Shop --output /dev/full > /dev/full")
          == Outcome(output: "", errors: "\(answer)Error: \(full("'/dev/full'"))\n", status: 74))
      assertRefused(
        try toy.shell("\"$VERIFIER\" list > /dev/full"), full("standard output"), status: 74)
    }

    @Test(arguments: [
      "--help", "--version", "check --help", "help report", "--generate-completion-script bash",
      "--experimental-dump-help", "list --format json", "doctor", "dump-configuration",
    ])
    func helpAndListingsOnAFullDiskAreAnError(arguments: String) throws {
      assertRefused(
        try toy.shell("\"$VERIFIER\" \(arguments) > /dev/full"), full("standard output"), status: 74
      )
    }

    @Test func aPageOnAFullDiskIsReadAllTheSame() throws {
      let outcome = try toy.shell("\"$VERIFIER\" explain NoTraps > /dev/full")
      #expect(outcome.status == 74)
      #expect(outcome.errors.hasPrefix("NoTraps\n"))
      #expect(outcome.errors.hasSuffix("Error: \(full("standard output"))\n"))
    }

    @Test func helpAndVersionAreSaidOnStandardOutput() throws {
      #expect(try toy.run("--version") == Outcome(output: "0.1.0\n", errors: "", status: 0))
      let help = try toy.run("check", "--help")
      #expect(help.output.hasPrefix("OVERVIEW: Explores systems"), "\(help.output)")
      #expect(help.errors == "")
      #expect(help.status == 0)
    }

    private func full(_ what: String) -> String {
      "Cannot write \(what): No space left on device. Make room, or choose another path."
    }

    @Test func aFileSystemThatIsTooSmallKeepsTheOldFile() throws {
      let folder = try TestFolder()
      try folder.makeFolder("small")
      // A mount that nobody but this shell sees.
      let mount = "unshare -m bash -c 'mount -t tmpfs -o size=4k none small && "
      let isPossible = try toy.shell(mount + "true'", in: folder).status == 0
      if !isPossible { try Test.cancel("this user can't mount a file system") }
      let outcome = try toy.shell(
        mount + "echo old > small/x.json && "
          + "{ \"$VERIFIER\" check Shop Fragile --format json --output small/x.json; "
          + "echo $? > status; ls small; cat small/x.json; }'", in: folder)
      let answer = try toy.run("check", "Shop", "Fragile", "--format", "json").output
      #expect(answer.utf8.count > 4_096)
      #expect(outcome.errors == "Error: \(full("'small/x.json'"))\n")
      #expect(outcome.output == answer + "x.json\nold\n")
      #expect(try folder.read("status") == "74\n")
    }
  #endif

  @Test func anAnswerThatIsLargerThanAFileMayBeIsPrinted() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "x.json")
    let answer = try toy.run("check", "Shop", "--format", "json").output
    let tooLarge = "File too large. Make room, or choose another path.\n"
    // What is printed goes through a pipe, to which the limit of files does not apply.
    let outcome = try toy.shell(
      "set -o pipefail; (ulimit -f 1; exec \"$VERIFIER\" check Shop --format json --output x.json) "
        + "| cat", in: folder)
    #expect(
      outcome
        == Outcome(output: answer, errors: "Error: Cannot write 'x.json': \(tooLarge)", status: 74))
    #expect(folder.files == ["x.json"])
    #expect(try folder.read("x.json") == "old")
  }

  @Test func aDiskThatIsFullHalfWayKeepsTheOldFile() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "x.dot")
    // The limit, a kibibyte, is less than the drawing needs.
    let outcome = try toy.shell(
      "ulimit -f 1; exec \"$VERIFIER\" graph Shop --output x.dot", in: folder)
    assertRefused(
      outcome, "Cannot write 'x.dot': File too large. Make room, or choose another path.",
      status: 74)
    #expect(folder.files == ["x.dot"])
    #expect(try folder.read("x.dot") == "old")
  }

  @Test func aReportOnADiskThatIsFullHalfWayLeavesNoPartialFile() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      "ulimit -f 1; exec \"$VERIFIER\" report Shop", in: folder)
    #expect(outcome.status == 74)
    #expect(
      outcome.errors.hasSuffix(": File too large. Make room, or choose another path.\n"),
      "\(outcome.errors)")
    #expect(!folder.files.contains { $0.hasSuffix(".partial") }, "\(folder.files)")
  }

  /// As with `| head -1`, which leaves when it has seen enough: silent, as such a pipe expects.
  @Test func aClosedPipeEndsACheckInSilence() throws {
    let outcome = try toy.shell(
      "(trap '' PIPE; sleep 0.3; \"$VERIFIER\" check Shop; echo $? > status) | true; cat status",
      in: try TestFolder())
    #expect(outcome == Outcome(output: "74\n", errors: "", status: 0))
  }

  @Test func aClosedOutputIsReported() throws {
    #expect(
      try toy.shell("exec \"$VERIFIER\" check Shop >&-")
        == Outcome(
          output: "",
          errors: try toy.run("check", "Shop").output
            + "Error: Cannot write standard output: Bad file descriptor.\n", status: 74))
  }

  @Test func savedResultsAreRecordedInAllFormatsOrInNone() throws {
    let folder = try TestFolder()
    _ = try toy.run("check", "Shop", "--report", "json=saved.json", in: folder)
    try folder.write("old", to: "a.txt")
    // The limit, eight kibibytes, is less than a page needs.
    let outcome = try toy.shell(
      "ulimit -f 8; exec \"$VERIFIER\" report --from saved.json --report text=a.txt "
        + "--report html=b.html", in: folder)
    assertRefused(
      outcome, "Cannot write 'b.html': File too large. Make room, or choose another path.",
      status: 74)
    #expect(try folder.read("a.txt") == "old")
    #expect(folder.files == ["a.txt", "saved.json"])
  }

  @Test func checkReplacesAFileAtOnce() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "x.json")
    let outcome = try toy.run(
      "check", "Endless", "--max-states", "9", "--format", "json", "--output", "x.json",
      in: folder)
    #expect(outcome == Outcome(output: "", errors: "", status: 2))
    #expect(try ResultDocument.read(folder.read("x.json")).map(\.search.states) == [9])
    #expect(folder.files == ["x.json"])
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "target.dot")
    try FileManager.default.createSymbolicLink(
      atPath: folder.place("x.dot"), withDestinationPath: "target.dot")
    #expect(try toy.run("graph", "Shop", "--output", "x.dot", in: folder).status == 0)
    #expect(try folder.read("target.dot").hasPrefix("digraph"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.place("x.dot"))
        == "target.dot")
  }

  @Test func checkWritesIntoAPipe() throws {
    let outcome = try toy.run("check", "Shop", "--output", "/dev/stdout")
    #expect(try outcome.output == toy.run("check", "Shop").output)
  }

  @Test func aLogKeepsWhatWasPrintedBefore() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      "\"$VERIFIER\" check Shop --report github=/dev/stdout > log.txt", in: folder)
    #expect(outcome.status == 1)
    #expect(folder.files == ["log.txt"])
    let answer = try toy.run("check", "Shop").output
    let log = try folder.read("log.txt")
    #expect(log.hasPrefix(answer), "\(log)")
    #expect(log.dropFirst(answer.count).hasPrefix("::error "), "\(log)")
  }
}
