/// The traits by which assistive technologies know what a view is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  private init(_ name: String) { names = [name] }

  /// Creates an empty set of traits.
  public init() { names = [] }

  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A header.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// A field for what is looked for.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// An image.
  public static let isImage = AccessibilityTraits("isImage")
  /// Something that plays its own sound.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// Text that doesn't change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// A summary that is read as the app starts.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Something that begins to play media.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// Something that can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// Something that turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// Something that keeps others from being used.
  public static let isModal = AccessibilityTraits("isModal")
  /// Something that is on or off.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits("isTabBar")

  /// Returns a Boolean value that indicates whether the set has the traits of another one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.names.isSubset(of: names)
  }

  /// Returns the traits of two sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.union(other.names))
  }

  /// Returns the traits that two sets have in common.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.intersection(other.names))
  }

  /// Returns the traits that one of two sets has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.symmetricDifference(other.names))
  }

  /// Adds the traits of another set.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  /// Removes the traits of another set.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }

  /// Adds the traits of another set.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    names.formUnion(newMember.names)
    return common.names.isEmpty ? nil : common
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps the traits that another set has, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  /// Keeps the traits that one of two sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  private func with(_ names: Set<String>) -> AccessibilityTraits {
    var other = AccessibilityTraits()
    other.names = names
    return other
  }
}

/// What assistive technologies make of the views inside an element.
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

/// The kinds of what assistive technologies let a person do.
public enum AccessibilityActionKind: Sendable {
  case `default`, escape, magicTap, delete, showMenu

  /// An action with a name.
  public init(named name: Text) { self = .default }
}

/// The directions in which assistive technologies let a person change a value.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// The levels of a heading.
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// A property of a view that says where assistive technologies are: nowhere here.
public typealias AccessibilityFocusState<Value: Hashable> = FocusState<Value>

// These modifiers only tell assistive technologies about a view. They compile and change nothing: nobody uses
// one here, so that actions for them never run.
extension View {
  /// Adds an action that a person may ask of assistive technologies. It never runs.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a name that a person may ask of assistive technologies. It never runs.
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a name that a person may ask of assistive technologies. It never runs.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a label that a person may ask of assistive technologies. It never runs.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Adds actions that a person may ask of assistive technologies. They never run.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Adds an action by which assistive technologies change a value. It never runs.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Adds traits to the view.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Removes traits from the view.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Makes one element of the view.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Replaces the elements inside the view by those of others, which nobody sees.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  /// Replaces the view for assistive technologies by another one, which nobody sees.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Sets in which order views are read.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Tells the value of the view.
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Tells the value of the view.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View { self }

  /// Describes the view to who cannot see it.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }

  /// Tells who cannot see what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets the words by which the view is called.
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    self
  }

  /// Sets the words by which the view is called.
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Sets the level of a heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Moves assistive technologies to the view.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Moves assistive technologies to the view while a property has its value.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Shows the view in large to who presses it for long.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view in large to who presses the view for long.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Keeps the colors of the view where others are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Says whether a person can use the view.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Sets the pitch of the voice that reads the view.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Reads the punctuation of the view, or not.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Reads the letters of the view one by one, or not.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
