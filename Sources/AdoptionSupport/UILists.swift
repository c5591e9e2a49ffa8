import Foundation
import HeadlessUIKit

/// A table, which shows nothing: what its rows do, stand-ins offer as controls.
open class UITableView: UIView {
  /// Deselects a row, which is looks.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Reads the rows again, which are not shown.
  public func reloadData() {}
}

/// A collection, which shows nothing: what its items do, stand-ins offer as controls.
open class UICollectionView: UIView {
  /// Deselects an item, which is looks.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// Reads the items again, which are not shown.
  public func reloadData() {}
}
