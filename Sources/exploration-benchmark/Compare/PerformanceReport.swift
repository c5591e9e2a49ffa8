import Foundation

/// The cost of one program at one size.
struct ProgramResult {
  var name: String
  var runs: [ProcessRun]

  var cpuSeconds: Double { median(runs.map(\.cpuSeconds)) }
  var wallSeconds: Double { median(runs.map(\.wallSeconds)) }
  var peakBytes: Double { median(runs.map { Double($0.peakBytes) }) }
}

/// The cost of the programs at one size.
struct SizeResult {
  var size: Size
  var programs: [ProgramResult]

  func result(of program: String) -> ProgramResult? { programs.first { $0.name == program } }

  var reference: ProgramResult { programs.first { $0.name == Program.reference }! }

  /// The CPU time as a multiple of the reference's.
  func ratio(_ program: ProgramResult) -> Double {
    program.cpuSeconds / max(reference.cpuSeconds, 0.000_001)
  }
}

/// The comparison as a page and a chart.
struct PerformanceReport {
  var results: [SizeResult]
  /// The cost with a growing number of tabs.
  var growth: [SizeResult]
  var rounds: Int
  /// The greatest number of seconds for which a program is run more than once.
  var patience: Double
  var loops: TwoLoops
  var live: [ByHandMeasurement]
  /// The costs of default checks; none where no verifier is built beside this program.
  var checks: [CheckMeasurement]
  /// The cost of a living app with a growing number of states; nil where there is no verifier.
  var liveGrowth: GrowthMeasurement?

  var markdown: String {
    var lines = [
      "# Performance", "",
      "Written by `exploration-benchmark compare`. At each size every program explores the same "
        + "member of a family of navigation systems,",
      "in a process of its own, and has found the numbers of states and transitions that are known "
        + "in closed form.",
      "CPU time is user and system time of the whole process; medians of \(rounds) "
        + "\(rounds == 1 ? "round" : "rounds") in which the programs took turns. What takes more "
        + "than \(Int(patience)) s is run once.",
      "Linux counts memory from what the comparing program itself occupies, some 20 MiB, which "
        + "hides what smaller ones take.",
      "Seconds depend on the machine and on who else uses it; believe the ratios.", "",
      "Machine: \(machine)."
        + (Program.isInstalled("spin") ? "" : " Spin is not installed and was left out."), "",
      "![CPU time as a multiple of the C reference](performance.svg)",
    ]
    let aims = Aim.all(results, loops: loops) + live.flatMap(Aim.all)
    if !aims.isEmpty {
      lines += [
        "", "## Aims at size L, and of live objects", "", "| aim | measured | |", "|---|---|---|",
      ]
      lines += aims.map { "| \($0.text) | \($0.measured) | \($0.isMet ? "met" : "missed") |" }
    }
    for result in results {
      let nav = result.size.nav
      lines += [
        "", "## Size \(result.size.name)", "",
        "\(nav.tabs) tabs, stacks of at most \(nav.depth), \(nav.routes) routes, "
          + "\(nav.sheets) sheets: \(nav.expectedStates) states, "
          + "\(nav.expectedTransitions) transitions, depth \(nav.expectedDepth).", "",
        "| program | CPU s | × reference | wall s | peak MiB | bytes per state |",
        "|---|---|---|---|---|---|",
      ]
      for program in result.programs {
        lines.append(
          "| \(program.name) | \(text(program.cpuSeconds)) | \(text(result.ratio(program))) | "
            + "\(text(program.wallSeconds)) | \(text(program.peakBytes / 1_048_576, 1)) | "
            + "\(text(program.peakBytes / Double(nav.expectedStates), 1)) |")
      }
    }
    return (lines + growthTable + liveTable + checkTable + liveGrowthTable)
      .joined(separator: "\n") + "\n"
  }

  private var growthTable: [String] {
    let names = Program.growing.map(\.name)
    var lines = [
      "", "## Growth with the number of tabs", "",
      "Stacks of at most 2, 3 routes, 2 sheets; CPU seconds.", "",
      "| tabs | states | \(names.joined(separator: " | ")) |",
      "|---|---|" + names.map { _ in "---|" }.joined(),
    ]
    for result in growth {
      let cells = names.map { name in
        result.result(of: name).map { text($0.cpuSeconds) } ?? ""
      }
      lines.append(
        "| \(result.size.nav.tabs) | \(result.size.nav.expectedStates) | "
          + "\(cells.joined(separator: " | ")) |")
    }
    return lines
  }

  func text(_ value: Double, _ decimals: Int = 3) -> String {
    String(format: "%.\(decimals)f", value)
  }

  private var machine: String {
    var model = "unknown processor"
    if let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("model name") }),
      let name = line.split(separator: ":").last
    {
      model = name.trimmingCharacters(in: .whitespaces)
    }
    var loads = [0.0, 0.0, 0.0]
    getloadavg(&loads, 3)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return "\(model), \(cores) \(cores == 1 ? "core" : "cores"), "
      + "\(String(format: "%.1f", loads[0])) processes at work on average when the runs ended"
  }
}

// MARK: - The chart

extension PerformanceReport {
  /// Bars of the largest size at which every program was run, on a logarithmic scale.
  var chart: String {
    let result = results.max { $0.programs.count < $1.programs.count } ?? results[0]
    let last = results.last { $0.programs.count == result.programs.count } ?? result
    let (left, width, row) = (210.0, 420.0, 26.0)
    let height = 60 + row * Double(last.programs.count)
    func place(_ ratio: Double) -> Double {
      left + width * (min(max(log10(ratio), -2), 2) + 2) / 4
    }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 \(Int(height))\" "
        + "font-family=\"sans-serif\" font-size=\"13\" role=\"img\">",
      "<title>CPU time at size \(last.size.name) as a multiple of the C reference</title>",
      "<style>text{fill:#222}rect{fill:#5b7fb5}line{stroke:#bbb}"
        + "@media(prefers-color-scheme:dark){text{fill:#ddd}line{stroke:#555}}</style>",
      "<text x=\"10\" y=\"20\">CPU time at size \(last.size.name), × C reference "
        + "(logarithmic)</text>",
    ]
    for mark in [0.01, 0.1, 1, 10, 100] {
      let x = String(format: "%.0f", place(mark))
      lines += [
        "<line x1=\"\(x)\" y1=\"46\" x2=\"\(x)\" y2=\"\(Int(height) - 6)\"/>",
        "<text x=\"\(x)\" y=\"40\" text-anchor=\"middle\">\(mark < 1 ? "\(mark)" : "\(Int(mark))")"
          + "</text>",
      ]
    }
    for (number, program) in last.programs.enumerated() {
      let y = 52 + row * Double(number)
      let end = place(last.ratio(program))
      lines += [
        "<text x=\"10\" y=\"\(Int(y) + 14)\">\(program.name)</text>",
        "<rect x=\"\(Int(left))\" y=\"\(Int(y))\" width=\"\(max(1, Int(end - left)))\" "
          + "height=\"18\"/>",
        "<text x=\"\(Int(end) + 6)\" y=\"\(Int(y) + 14)\">"
          + "\(String(format: "%.2f", last.ratio(program)))</text>",
      ]
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }
}
