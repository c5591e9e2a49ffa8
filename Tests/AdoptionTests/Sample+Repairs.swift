#if Adopt
@testable import Adoption

extension Sample {
  /// An app of which a few lines do not compile.
  static var withErrors: Project {
    Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() {
          show(Banner.self)
          width = 1
        }
        func count() -> Int {
          return missing
        }
      }
      extension String { var trimmed: String { self } }
      """)
  }

  /// The knowledge that comes of an error.
  static func learned(
    _ message: String, line: Int, column: Int, in project: Project
  ) -> Knowledge {
    learned([(line, column, message)], in: project)
  }

  /// The knowledge that comes of errors.
  static func learned(
    _ errors: [(line: Int, column: Int, message: String)], in project: Project,
    samples: Samples? = nil
  ) -> Knowledge {
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    var repairer = Repairer(
      project: project, slice: slice, standIns: [:], files: ["/App.swift": 0],
      samples: samples, knowledge: Knowledge())
    repairer.learn(
      from: errors.compactMap {
        Diagnostic("/App.swift:\($0.line):\($0.column): error: \($0.message)"[...])
      })
    return repairer.knowledge
  }

  /// The text that is cut.
  static func text(of cut: Cut, in app: Project) -> String {
    String(decoding: Array(app.files[0].text.utf8)[cut.range], as: UTF8.self)
  }
}
#endif
