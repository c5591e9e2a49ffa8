import ArgumentParser

/// When answers are coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal.
  case auto
  case always, never
}
