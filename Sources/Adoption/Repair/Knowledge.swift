#if Adopt
/// What the compiler has taught about an app, from which everything is written anew.
///
/// It only grows, so that repairs end.
struct Knowledge: Equatable {
  /// The numbers of declarations that are kept besides those of the slice.
  var kept: Set<Int> = []

  /// The numbers of declarations that can't be kept: types among them are stood in for.
  var dropped: Set<Int> = []

  /// The types at the boundary that were found to be needed.
  var needed: Set<String> = []

  /// The names of types that nothing here declares.
  var foreign: Set<String> = []

  /// The types among these that are views of SwiftUI.
  var foreignViews: Set<String> = []

  /// The types among these whose values are told apart, such as keys of dictionaries.
  var foreignKeys: Set<String> = []

  /// The classes among these from which others of these inherit, such as the one of what a database holds.
  var foreignParents: [String: String] = [:]

  /// The protocols among these to which types of the app conform without saying so, as macros let them.
  var foreignConformances: [String: Set<String>] = [:]

  /// The values of types among these that code hands on by name alone, by type.
  var foreignValues: [String: Set<String>] = [:]

  /// The labels of arguments by which stand-ins are made and that no initializer of theirs has.
  var initializers: [String: Set<[String]>] = [:]

  /// The members of stand-ins that kept code uses and that its names do not tell.
  var members: Set<String> = []

  /// The levels of members of stand-ins that don't compile at a higher one.
  var levels: [String: HollowMember.Level] = [:]

  /// What the compiler said of these members.
  var reasons: [String: String] = [:]

  /// The types that a stand-in must not inherit from or conform to, by stand-in.
  var unconforming: [String: Int] = [:]

  /// The entries of a stand-in's inheritance clause that go, by stand-in: with them it does not conform to
  /// one of its protocols.
  var heads: [String: Set<String>] = [:]

  /// The protocols of values that the compiler does not derive for a stand-in, by stand-in.
  var spelledOut: [String: Set<String>] = [:]

  /// A Boolean value that indicates whether kept files have to do without `public` and `open`.
  var isInternal = false

  /// The statements of the system that don't compile.
  var undeclared: Set<SystemStatement> = []

  /// Why a check found the system at fault, by the names of the events at which it did.
  var faults: [String: String] = [:]

  /// The bounds within which the launch can be followed.
  var launchBounds = LaunchBounds()

  /// A Boolean value that indicates whether code makes objects of classes that it knows by a metatype alone.
  var makesByMetatype = false

  /// What is cut from kept files, by file.
  var cuts: [Int: [Cut]] = [:]
}

/// A part of a kept file that does not compile, and goes.
struct Cut: Hashable {
  /// The part, in UTF-8 from the start of the file.
  var range: Range<Int>

  /// What stands there instead.
  var replacement: String

  /// What stands there once the replacement, in which a value is made up, does not compile; nil where
  /// it has none.
  var withoutValue: String?

  /// What the compiler said.
  var reason: String

  /// The line on which it begins.
  var line: Int
}
#endif
