import Foundation

/// The parts of the place of a row or an item in a list, as UIKit names them.
extension IndexPath {
  /// Creates the place of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Creates the place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section.
  public var section: Int { self[0] }

  /// The item within the section.
  public var item: Int { self[1] }

  /// The row within the section.
  public var row: Int { self[1] }
}
