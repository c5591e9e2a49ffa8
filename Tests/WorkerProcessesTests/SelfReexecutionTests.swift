import Testing
import WorkerProcesses

@Suite struct SelfReexecutionTests {
  @Test func aTestOfXCTestIsNamedAsItIs() {
    #expect(
      SelfReexecution.arguments(forXCTest: "Module.Class/testMethod") == ["Module.Class/testMethod"]
    )
  }

  @Test func aTestOfSwiftTestingRunsAlone() throws {
    let arguments = SelfReexecution.arguments(
      forSwiftTesting: "Module.Suite/method()/File.swift:1:2")
    #expect(arguments.prefix(3) == ["--testing-library", "swift-testing", "--filter"])
    #expect(arguments[3] == #"^Module\.Suite/method\(\)/File\.swift:1:2$"#)
    #expect(arguments[4...] == ["--no-parallel"])
  }

  /// The names of tests may be sentences, with any sign.
  @Test func theFilterChoosesOneIdentifierWhateverItsSigns() throws {
    for sign in (UInt8(0x20)..<0x7f).map({ Character(Unicode.Scalar($0)) }) + ["é", "📚"] {
      let identifier = "Suite/a\(sign)b()"
      let filter = SelfReexecution.arguments(forSwiftTesting: identifier)[3]
      let pattern = try Regex(filter)
      #expect(identifier.contains(pattern), "\(filter)")
      for other in ["Suite/ab()", "Suite/a\(sign)\(sign)b()", "Suite/a~~b()", "\(identifier)c"] {
        #expect(!other.contains(pattern), "\(filter)")
      }
    }
  }
}
