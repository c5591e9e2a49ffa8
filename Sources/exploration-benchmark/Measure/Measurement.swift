import ArgumentParser
import RuleEngines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The size of a state space.
struct Counts: Hashable, CustomStringConvertible {
  var states: Int
  var transitions: Int
  var depth: Int

  var description: String { "\(states) states, \(transitions) transitions, depth \(depth)" }
}

extension Counts {
  init(_ found: (states: Int, transitions: Int, depth: Int)) {
    self.init(states: found.states, transitions: found.transitions, depth: found.depth)
  }

  init(_ exploration: Exploration<some Any>) {
    self.init(
      states: exploration.states, transitions: exploration.transitions, depth: exploration.depth)
  }
}

/// A form in which a measurement is written.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// One exploration, measured from inside the process.
struct Measurement {
  var engine: String
  var counts: Counts
  var seconds: Double
  var peakBytes: Int
  /// The probability that fingerprints have hidden a state.
  var missProbability: Double

  var json: String {
    """
    {"states": \(counts.states), "transitions": \(counts.transitions), "depth": \(counts.depth), \
    "seconds": \(rounded), "peakBytes": \(peakBytes), "engine": "\(engine)"\(missed)}
    """
  }

  var text: String {
    "\(engine): \(counts), \(rounded) s, \(peakBytes >> 20) MiB"
  }

  private var missed: String {
    missProbability > 0 ? ", \"missProbability\": \(missProbability)" : ""
  }

  private var rounded: Double { (seconds * 10_000).rounded() / 10_000 }
}

/// The most memory that this process has occupied, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
    getrusage(RUSAGE_SELF, &usage)
  #endif
  return peakMemory(of: usage)
}

/// The most memory that a process has occupied, in bytes.
func peakMemory(of usage: rusage) -> Int {
  #if canImport(Darwin)
    usage.ru_maxrss
  #else
    usage.ru_maxrss * 1024
  #endif
}

/// The median of some values: the middle one, or halfway between the two in the middle.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
