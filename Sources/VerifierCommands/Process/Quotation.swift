import ModelChecker

/// The part of what a command was given that its errors quote.
enum Quotation {
  /// The number of characters from which no path that people use is cut.
  private static let longestPath = 1_024

  /// Returns a path, or its beginning where nobody can have made it.
  static func path(_ path: String) -> String {
    path.shortened(to: longestPath) == path ? path : path.shortened()
  }

  /// Returns an error in which no argument takes more room than a line.
  ///
  /// Many errors quote arguments, among them those of ArgumentParser, and an argument may have 128 KiB.
  static func shortened(_ error: String, given arguments: [String]) -> String {
    var error = error
    for argument in arguments where path(argument) != argument {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      for part in [argument] + parts.reversed() where path(part) != part {
        error = error.replacing(part, with: path(part))
      }
    }
    return error
  }
}
