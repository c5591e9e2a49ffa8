import Foundation
import ModelChecker
import NavigationInvariants
import NavigationModel
import NavigationReports
import RideShare

let arguments = CommandLine.arguments
var configuration = SystemConfiguration(isolation: .inProcess)
if arguments.contains("repaired") { configuration.variant = "repaired" }
for a in arguments where a.contains("=") {
  let p = a.split(separator: "=")
  if p[0] == "undo" { configuration.undoing.append(String(p[1])) } else if p[0] != "max" { configuration.scope[String(p[0])] = Int(p[1])! }
}
let max = arguments.first { $0.hasPrefix("max=") }.map { Int($0.dropFirst(4))! } ?? 30000
let entry = RideShare()
let system = try entry.system(configuration)
let result = try check(
  system, invariants: StandardInvariants.all + entry.ownInvariants,
  options: ExplorationOptions(limits: Limits(states: max))
) { p in
  if p.states % 500 < 20 { FileHandle.standardError.write(Data("\(p)\n".utf8)) }
  return true
}
for f in result.graph.systemFaults { print(f.trace, f.fault.message, f.fault.evidence) }
print(TextReport(result).text())
