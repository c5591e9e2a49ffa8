import Testing

/// A case of a route enum that has no sample is an error that names it, whatever is asked for.
@Suite struct RouteSampleTests {
  private let toy = Executable.toy
  private let environment = ["TOYS": "forgetful"]
  private let error =
    "Forgetful cannot be made: Route case 'detail' has no sample. Add one to 'Screen.samples'."

  @Test func everyCommandNamesTheCase() throws {
    for command in [
      ["list", "Forgetful"], ["list", "--format", "json"], ["check", "Forgetful"], ["check"],
      ["graph", "Forgetful", "--output", "x.dot"], ["replay", "Forgetful", "--trace", "0"],
      ["report", "Forgetful"], ["report"],
    ] {
      let folder = try TestFolder()
      let outcome = try toy.run(command, in: folder, environment: environment)
      #expect(outcome == Outcome(output: "", errors: "Error: \(error)\n", status: 3), "\(command)")
      #expect(folder.files == [], "\(command)")
    }
  }

  @Test func theDoctorNamesTheCase() throws {
    let outcome = try toy.run("doctor", environment: environment)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("\n✗ \(error)\n"), "\(outcome.output)")
    let sound = try toy.run("doctor")
    #expect(sound.output.hasSuffix("\n✓ 4 systems can be made\n"), "\(sound.output)")
  }

  /// Whoever asks for another system is not held up.
  @Test func otherSystemsAreChecked() throws {
    #expect(
      try toy.run("check", "Shop", environment: environment).output
        == toy.run("check", "Shop").output)
  }
}
