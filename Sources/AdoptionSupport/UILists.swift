import Foundation
import HeadlessUIKit

/// A table, which shows nothing: what its rows do, stand-ins offer as controls.
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// Creates a table, whatever the frame and the style.
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Deselects a row, which is looks.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Reads the rows again, which are not shown.
  public func reloadData() {}
}

/// A collection, which shows nothing: what its items do, stand-ins offer as controls.
open class UICollectionView: UIScrollView {
  /// Deselects an item, which is looks.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// Reads the items again, which are not shown.
  public func reloadData() {}
}
