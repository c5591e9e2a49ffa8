/// The values that a view inherits from the views around it.
@MainActor
final class InheritedValues {
  struct Contents {
    var environment = EnvironmentValues()
    // Both belong to nodes around those that inherit them, and remember inherited values themselves.
    unowned var slot: PresentationSlot
    unowned var stack: StackState?
    var level = 0
    var tabs: TabsState?
    var selection: ListState?
    var isInList = false
    var disabledRowActions: Set<RowAction> = []
    unowned var split: SplitState?
    unowned var question: QuestionState?
    var column = 0
    var address = ""
  }

  let contents: Contents

  init(_ contents: Contents) { self.contents = contents }

  func changed(_ change: (inout Contents) -> Void) -> InheritedValues {
    var copy = contents
    change(&copy)
    return InheritedValues(copy)
  }

  /// The name of the place in gestures.
  var address: String { contents.address.isEmpty ? "root" : contents.address }
}

extension InheritedValues.Contents {
  /// Appends a component to the name of the place.
  mutating func extendAddress(_ separator: String, _ component: String) {
    address = address.isEmpty ? component : address + separator + component
  }
}
