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
for f in Facet.allCases { print(f, Set(result.graph.states.map { $0.words[f.rawValue] }).count) }
var values: [String: [String: Int]] = [:]
for s in result.graph.states {
  for f in s.facts { values[f.name, default: [:]][f.value, default: 0] += 1 }
  for r in s.residue { values[r.path, default: [:]][r.value, default: 0] += 1 }
  for r in s.records { values[s.coordinators[r.coordinator].role + "." + r.key, default: [:]][r.value, default: 0] += 1 }
  values["tickets", default: [:]][s.work.tickets.map { $0.label + ($0.isRevoked ? "!" : "") }.joined(separator: ","), default: 0] += 1
  values["runnable", default: [:]][s.work.runnable.joined(separator: ","), default: 0] += 1
  values["life", default: [:]][s.lifetimes.map { "\($0.role)\($0.count)" }.joined(separator: ","), default: 0] += 1
  values["phases", default: [:]][s.coordinators.map { "\($0.role) \($0.phase)" }.joined(separator: ","), default: 0] += 1
  values["appear", default: [:]][s.views.filter { $0.appearances != 1 }.map { "\($0.name)\($0.appearances)" }.joined(separator: ","), default: 0] += 1
}
if arguments.contains("stats") { for (k, v) in values.sorted(by: { $0.key < $1.key }) { print(k, v.sorted { $0.value > $1.value }.prefix(24).map { "\($0.key):\($0.value)" }.joined(separator: "  ")) } }
var perEvent: [String: Int] = [:]
for e in result.graph.edges { perEvent[e.event.name, default: 0] += 1 }
if arguments.contains("stats") { print(perEvent.sorted { $0.value > $1.value }.prefix(30)) }
for f in result.graph.systemFaults { print(f.trace, f.fault.message, f.fault.evidence) }
print(TextReport(result).text())
