import GraphDrawing
import ModelChecker
import NavigationModel

/// The path of a highlighted trace through a graph of merged states.
struct HighlightedPath {
  /// The numbered steps by the numbers of the classes before and after.
  var steps: [[Int]: [(number: Int, event: String)]] = [:]

  /// The class in which nothing has to happen after the trace, so that it stays there forever.
  var rest: Int?

  /// A Boolean value that indicates whether some of the steps repeat forever.
  var repeats = false

  /// The class in which the trace ends; nil when there is none or it ends in a fault.
  var end: Int?

  /// The step that ends in a fault.
  var fault: (source: Int, kind: Fault.Kind, number: Int, words: String)?

  init(_ highlight: Highlight?, in result: CheckResult, classOfState: [Int]) {
    guard let highlight else { return }
    let walk = TraceWalk(highlight.trace, in: result)
    end = walk.start.map { classOfState[$0] }
    for step in walk.steps {
      let source = classOfState[step.source]
      guard let target = step.target else {
        end = nil
        fault = step.fault.map { (source, $0.kind, step.number, step.words) }
        break
      }
      end = classOfState[target]
      let isRepeated = walk.loopStart.map { step.number > $0 } ?? false
      if isRepeated { repeats = true }
      let words = isRepeated ? "\(GraphStyle.forever) \(step.words)" : step.words
      steps[[source, classOfState[target]], default: []].append((step.number, words))
    }
    if walk.loopStart == walk.steps.count { rest = end }
  }
}
