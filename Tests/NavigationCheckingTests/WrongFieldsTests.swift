import Testing

@testable import NavigationChecking

/// As few fields as possible explain what goes wrong.
@Suite struct WrongFieldsTests {
  private func fields(_ wrong: [[String]], _ right: [[String]]) -> [String?] {
    WrongFields(ofWrong: wrong, ofRight: right).fields
  }

  @Test func oneFieldThatExplainsAllIsTheOnlyOne() {
    #expect(
      fields([["a", "x"], ["b", "x"], ["x", "c"]], [["a", "b", "c"]]) == ["x", "x", "x"])
  }

  @Test func aFieldThatShouldHaveChangedExplainsToo() {
    #expect(fields([["a"], ["b"]], [["a", "child"], ["b", "child"]]) == ["child", "child"])
  }

  @Test func twoReasonsStayTwo() {
    #expect(
      fields([["x"], ["y"], ["x", "a"]], [["a"], []]) == ["x", "y", "x"])
  }

  @Test func aFieldThatChangesWhereNothingGoesWrongExplainsNothing() {
    #expect(fields([["a"], ["a"]], [["a"]]) == [nil, nil])
  }

  @Test func whereAllGoWrongItIsWhatAllChange() {
    #expect(fields([["a", "x"], ["x", "b"]], []) == ["x", "x"])
    #expect(fields([["a"], ["b"]], []) == [nil, nil])
    #expect(fields([], []) == [])
  }

  @Test func fieldsThatLeaveSomethingUnexplainedCountForNothing() {
    #expect(fields([["x"], ["a"]], [["a"]]) == [nil, nil])
  }

  /// All small worlds: whatever is explained is explained by a field that tells wrong from right.
  @Test func aFieldIsNeverAlikeInRightAndWrong() {
    let sets: [[String]] = [[], ["a"], ["b"], ["a", "b"]]
    for first in sets {
      for second in sets {
        for third in sets {
          for right in sets {
            let wrong = [first, second, third]
            let found = fields(wrong, [right])
            #expect(found.contains(nil) == wrong.contains(right))
            for case (let changed, let field?) in zip(wrong, found) {
              #expect(changed.contains(field) != right.contains(field))
            }
          }
        }
      }
    }
  }
}
