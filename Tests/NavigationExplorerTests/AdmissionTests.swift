import Testing

@testable import NavigationExplorer

/// Who may ask an explorer for anything.
@Suite struct AdmissionTests {
  private let admission = Admission(port: 4_711, token: "abc")

  private func path(_ path: String, _ headers: [String: String]) throws -> String {
    try admission.path(path) { headers[$0] }
  }

  @Test(arguments: ["127.0.0.1:4711", "localhost:4711", "LOCALHOST:4711"])
  func thePageIsAdmitted(host: String) throws {
    #expect(try path("/abc/", ["Host": host]) == "")
    #expect(
      try path(
        "/abc/run",
        ["Host": host, "Origin": "http://\(host.lowercased())", "Sec-Fetch-Site": "same-origin"])
        == "run")
    #expect(try path("/abc/", ["Host": host, "Sec-Fetch-Site": "none"]) == "")
  }

  @Test(arguments: ["evil.example", "evil.example:4711", "127.0.0.1", "127.0.0.1:80", "", nil])
  func aNameOfAnotherServerIsRefused(host: String?) {
    #expect(
      throws: Admission.Refused(
        reason: "This explorer answers to 'Host: 127.0.0.1:4711' alone.")
    ) { try path("/abc/", host.map { ["Host": $0] } ?? [:]) }
  }

  @Test(arguments: [
    ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "https://127.0.0.1:4711"],
    ["Origin": "http://127.0.0.1:8080"], ["Sec-Fetch-Site": "cross-site"],
    ["Sec-Fetch-Site": "same-site"],
  ])
  func anotherPageIsRefused(header: [String: String]) {
    #expect(
      throws: Admission.Refused(reason: "This explorer answers to its own page alone.")
    ) { try path("/abc/", header.merging(["Host": "127.0.0.1:4711"]) { $1 }) }
  }

  @Test(arguments: ["/", "", "/ab/", "/abcd/", "/ABC/", "/abd", "/run", "//x/abc", "/%61bc/"])
  func aPathWithoutTheTokenIsRefused(path wrong: String) {
    #expect(
      throws: Admission.Refused(
        reason: "The address lacks the token. Use the one that 'verifier explore' has printed.")
    ) { try path(wrong, ["Host": "127.0.0.1:4711"]) }
  }

  @Test func tokensAreLongAndDiffer() {
    let tokens = (0..<100).map { _ in Admission.newToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
