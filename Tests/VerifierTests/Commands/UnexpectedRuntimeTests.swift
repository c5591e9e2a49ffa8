import NavigationReports
import Testing

/// Under a Swift runtime that keeps things otherwise than expected, results and the doctor say so.
@Suite struct UnexpectedRuntimeTests {
  private let toy = Executable.toy

  @Test func theResultSaysHowObjectsWereObserved() throws {
    let folder = try TestFolder()
    let check = ["check", "Fragile", "--report", "json=result.json"]
    let sound = try toy.run(check, in: folder)
    let outcome = try toy.run(check, in: folder, environment: ["TOY_RUNTIME": "NAV_ARRAY_ELEMENTS"])
    #expect(outcome.status == sound.status)
    #expect(
      outcome.output
        == sound.output.replacing("exhaustive;", with: "exhaustive, observed by reflection;"))
    #expect(outcome.output != sound.output)
    let documents = try ResultDocument.read(try folder.read("result.json"))
    #expect(documents.map(\.search.limitations) == [[.observedByReflection]])
  }

  @Test func theDoctorSaysWhatIsReadWrongly() throws {
    try expectDoctor(
      says: "stores objects in an unexpected way ('Canary.short' is not what reflection tells): "
        + "they are observed by reflection, which is slower.", where: "NAV_STRING_COUNT_SHIFT")
  }

  @Test func theDoctorSaysWhatMetadataHide() throws {
    try expectDoctor(
      says: "describes types in an unexpected way (the names of an enum's cases are read wrongly): "
        + "objects are observed by reflection, without weak and unowned references.",
      where: "NAV_RECORD_NAME")
  }

  @Test func theDoctorSaysThatTasksAreNotToldApart() throws {
    try expectDoctor(
      says: "stores tasks in an unexpected way (jobs of different tasks look alike): states in "
        + "which different tasks wait may look alike.", where: "NAV_TASK_ENTRY")
  }

  @Test func theDoctorSaysThatClosuresAreNotRead() throws {
    try expectDoctor(
      says:
        "stores closures in an unexpected way (what 'byGenericObject' captured is not what "
        + "its source says): what they captured is not observed.", where: "NAV_CAPTURE_COUNT")
  }

  /// Expects that the doctor finds fault with the runtime where a constant of its layout is wrong.
  private func expectDoctor(says finding: String, where constant: String) throws {
    let outcome = try toy.run("doctor", environment: ["TOY_RUNTIME": constant])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "\n✗ this Swift runtime \(finding) Use a version of this package that supports your version "
          + "of Swift.\n"), "\(outcome.output)")
  }

  @Test func theDoctorIsContentWithThisRuntime() throws {
    let outcome = try toy.run("doctor")
    #expect(
      outcome.output.contains(
        """

        ✓ objects of live systems are observed by field plans, which agree with reflection
        ✓ closures are looked into: what they captured is observed as what their source says
        ✓ tasks of live systems are controlled through the runtime's hooks

        """))
  }
}
