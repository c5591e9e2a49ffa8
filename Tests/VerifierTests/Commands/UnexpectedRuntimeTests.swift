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
    let outcome = try toy.run("doctor", environment: ["TOY_RUNTIME": "NAV_STRING_COUNT_SHIFT"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "\n✗ this Swift runtime stores objects in an unexpected way ('Canary.short' is not what "
          + "reflection tells): they are observed by reflection, which is slower. Use a version of "
          + "this package for your Swift.\n"))
  }

  @Test func theDoctorSaysWhatMetadataHide() throws {
    let outcome = try toy.run("doctor", environment: ["TOY_RUNTIME": "NAV_RECORD_NAME"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "\n✗ this Swift runtime describes types in an unexpected way (the names of an enum's "
          + "cases are read wrongly): objects are observed by reflection, without weak and unowned "
          + "references. Use a version of this package for your Swift.\n"))
  }

  @Test func theDoctorSaysThatTasksAreNotToldApart() throws {
    let outcome = try toy.run("doctor", environment: ["TOY_RUNTIME": "NAV_TASK_ENTRY"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "\n✗ this Swift runtime stores tasks in an unexpected way (jobs of different tasks look "
          + "alike): states in which different tasks wait may look alike. Use a version of "
          + "this package for your Swift.\n"))
  }

  @Test func theDoctorIsContentWithThisRuntime() throws {
    let outcome = try toy.run("doctor")
    #expect(
      outcome.output.contains(
        """

        ✓ objects of live systems are read as reflection reads them
        ✓ tasks of live systems are held by the runtime's hooks

        """))
  }
}
