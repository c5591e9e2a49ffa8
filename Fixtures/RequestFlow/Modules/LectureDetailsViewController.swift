#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A lecture, with the way to the next one.
final class LectureDetailsViewController: ModuleViewController {
  let lecture: LectureID

  /// The context, which the module takes for constant.
  let context: LectureContext?

  init(
    lecture: LectureID, context: LectureContext?, coordinator: any CoordinationRequestProtocol
  ) {
    self.lecture = lecture
    self.context = context
    super.init(
      .lectureDetails, named: "Lecture(\(lecture.rawValue))",
      requests: [
        ("details.close", .dismiss), ("details.next", .showLectureDetails(lecture.next)),
        ("details.queue", .showQueue),
      ],
      coordinator: coordinator)
  }

  #if canImport(UIKit)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  #endif
}
