#if Adopt
/// The lists of arguments to call something with: each value of one argument with each of the others.
struct ArgumentLists {
  /// An argument.
  struct Argument {
    /// Its label; `_` or empty where it has none.
    var label: String

    /// The values to try, as source.
    var values: [String]

    /// A Boolean value that indicates whether a list is told by this argument even if it has one value.
    var isTold = false
  }

  /// The words that tell a list from the others, in parentheses; empty where there is one.
  typealias List = (word: String, text: String)

  /// The lists that are tried, at most ``limit`` of them; none where an argument has no value.
  let tried: [List]

  /// The words of those beyond.
  let leftOut: [String]

  /// How many lists are tried: each becomes an event.
  static let limit = 12

  init(of arguments: [Argument], limit: Int = ArgumentLists.limit) {
    var lists: [(words: [String], texts: [String])] = [([], [])]
    for argument in arguments {
      lists = lists.flatMap { list in
        argument.values.map { value in
          let isTold = argument.values.count > 1 || argument.isTold
          let isNamed = !argument.label.isEmpty && argument.label != "_"
          return (
            isTold ? list.words + [CallbackReader.word(value)] : list.words,
            list.texts + [isNamed ? "\(argument.label): \(value)" : value]
          )
        }
      }
    }
    let all = lists.map { list -> List in
      let word = list.words.isEmpty ? "" : "(\(list.words.joined(separator: ",")))"
      return (word, list.texts.joined(separator: ", "))
    }
    tried = Array(all.prefix(limit))
    leftOut = all.dropFirst(limit).map(\.word)
  }
}

/// Ways to call something, or for a service to answer, that are beyond what is tried.
struct LeftOutWays: Hashable {
  /// What is called.
  var call: String

  /// How many ways are tried.
  var tried: Int

  /// The words of those that are not.
  var words: [String]

  /// The ways in a line of the report.
  var summary: String {
    let named = words.prefix(6).joined(separator: " ")
    let more = words.count > 6 ? " and \(words.count - 6) more" : ""
    return "left out: \(words.count) of \(words.count + tried) ways of \(call): \(named)\(more)"
  }
}
#endif
