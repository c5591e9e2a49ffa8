import AdoptionSupport
import HeadlessUIKit
import Testing

/// Constraints of SnapKit, and images of Kingfisher, which are looks.
@MainActor
struct SnapKitTests {
  @Test func constraintsAreAskedForAndNotMade() {
    let (view, other) = (UIView(), UIView())
    var height: SnapKitConstraint?
    var asked = 0
    view.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(8)
      make.top.equalTo(other.snp.bottom).offset(-4).priority(.high)
      make.width.lessThanOrEqualTo(other.safeAreaLayoutGuide.snp.width).multipliedBy(0.5)
      height = make.height.equalTo(20).labeled("height").priority(999).constraint
      asked += 1
    }
    view.snp.remakeConstraints { _ in asked += 1 }
    view.snp.updateConstraints { _ in asked += 1 }
    #expect(view.snp.prepareConstraints { _ in asked += 1 }.isEmpty)
    view.snp.removeConstraints()
    height?.update(offset: 3).update(inset: 4).update(priority: .low).deactivate()
    #expect(asked == 4)
    #expect(height?.isActive == false)
  }

  @Test func anImageFromAServerDoesNotCome() {
    let (image, button) = (UIImageView(), UIButton())
    var said = 0
    image.kf.indicatorType = .activity
    image.kf.setImage(
      with: URL(string: "https://a.b/c"), options: [.transition(.fade(0.2)), .forceRefresh]
    ) { _ in said += 1 }
    button.kf.setImage(with: URL(string: "https://a.b/c"), for: .normal)
    image.kf.cancelDownloadTask()
    #expect(image.image == nil)
    #expect(said == 0)
  }
}
