/// The rule of who may ask an explorer for anything.
///
/// A request has to know the token, to be addressed to this server by a name of this machine, and, where
/// a browser says which page sends it, to come from the explorer's own.
struct Admission: Sendable {
  /// The port on which the server listens.
  let port: UInt16
  /// The secret in the address, which only those know who were told it.
  let token: String

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Returns the part of a path behind the token.
  ///
  /// - Parameter header: returns the value of a header.
  /// - Throws: ``Refused``.
  func path(_ path: String, header: (String) -> String?) throws(Refused) -> String {
    guard let host = header("Host"), hosts.contains(host.lowercased()) else {
      throw Refused(reason: .host(hosts[0]))
    }
    if let origin = header("Origin"), !hosts.contains(where: { origin == "http://\($0)" }) {
      throw Refused(reason: .origin)
    }
    if let site = header("Sec-Fetch-Site"), !["same-origin", "none"].contains(site) {
      throw Refused(reason: .origin)
    }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first, isToken(first) else { throw Refused(reason: .token) }
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// A refusal, as a sentence.
  struct Refused: Error, Hashable {
    let reason: String
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Compares in a time that tells nothing of where a guess is wrong.
  private func isToken(_ guess: Substring) -> Bool {
    let (guess, token) = (Array(guess.utf8), Array(token.utf8))
    guard guess.count == token.count else { return false }
    return zip(guess, token).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns 128 bits that nobody can guess, as a text.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension String {
  fileprivate static func host(_ host: String) -> String {
    "This explorer answers to 'Host: \(host)' alone."
  }

  fileprivate static let origin = "This explorer answers to its own page alone."

  fileprivate static let token =
    "The address lacks the token. Use the one that 'verifier explore' has printed."
}
