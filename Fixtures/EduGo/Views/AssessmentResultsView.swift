#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The results of an assessment.
struct AssessmentResultsView: View {
  let assessmentId: AssessmentID

  var body: some View { Text("Results of \(assessmentId.rawValue)") }
}
