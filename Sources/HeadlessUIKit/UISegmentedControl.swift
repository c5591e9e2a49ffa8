import NavigationModel

/// A control of several segments, of which one is selected.
///
/// Each segment with a title is a control that can be touched, which selects it and runs the actions for a
/// changed value, unless it is selected already.
///
/// Source: Apple's documentation of the class.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The index that says that no segment is selected.
  public static let noSegment = -1

  private var titles: [String?] = [] { didSet { HeadlessPlatform.windowsChanged() } }

  /// The index of the selected segment.
  open var selectedSegmentIndex = noSegment { didSet { HeadlessPlatform.windowsChanged() } }

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init()
    titles = (items ?? []).map { $0 as? String }
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(segment, titles.count))
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  override var parts: [Part] {
    var parts: [Part] = []
    for (index, title) in titles.enumerated() {
      guard let title else { continue }
      parts.append(Part(caption: title) { [weak self] in self?.choose(index) })
    }
    return parts
  }

  private func choose(_ index: Int) {
    guard selectedSegmentIndex != index else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var ownWords: String? {
    selectedSegmentIndex == Self.noSegment ? nil : "\(selectedSegmentIndex)"
  }
}
