/// Returns a number with its noun, in the form that the number asks for.
///
/// ```swift
/// counted(1, "state")      // "1 state"
/// counted(412, "state")    // "412 states"
/// counted(2, "property", "properties")
/// ```
package func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
}

/// Returns words as a sentence lists them: `a`, `a and b`, `a, b and c`.
package func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Returns a text so that it ends like a sentence.
package func sentence(_ text: String) -> String {
  guard let last = text.last, !".!?".contains(last) else { return text }
  return text + "."
}

/// Returns a text with its first letter in upper case.
package func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// Returns a name with the number of its bearer among all that bear it, counted from 1.
///
/// ```swift
/// numbered("Auth", 1)  // "Auth"
/// numbered("Auth", 2)  // "Auth#2"
/// ```
package func numbered(_ name: String, _ number: Int) -> String {
  number > 1 ? "\(name)#\(number)" : name
}

/// Returns a number as a word up to twelve, and in digits above.
package func spelled(_ count: Int) -> String {
  let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]
  return words.indices.contains(count) ? words[count] : "\(count)"
}
