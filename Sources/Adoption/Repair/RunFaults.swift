#if Adopt
import Foundation
import ModelChecker

/// The events at which a check found the system of an adopted app at fault.
///
/// Only such faults are meant of which the event is the cause: it came to what a stand-in can't do, or used
/// what nobody can observe or repeat. That a state hides something shows at an event that may be any.
struct RunFaults {
  /// What the check says, by the names of the events.
  private(set) var reasons: [String: String] = [:]

  /// Reads the result of a check, which is JSON as `result.schema.json` describes it; without one there are
  /// no faults.
  init(in result: String) {
    let result = try? JSONDecoder().decode(Result.self, from: Data(result.utf8))
    for fault in result?.faults ?? [] where fault.kind == .unsupported {
      guard let event = fault.event, reasons[event] == nil else { continue }
      reasons[event] = ([fault.message] + fault.lastOutput).joined(separator: " ")
    }
  }

  /// The part of a result that counts here.
  private struct Result: Decodable {
    struct Note: Decodable {
      var kind: Fault.Kind
      var event: String?
      var message: String
      var lastOutput: [String]
    }

    var faults: [Note]
  }
}
#endif
