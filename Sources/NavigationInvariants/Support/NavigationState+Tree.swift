import NavigationModel

extension NavigationState {
  /// A Boolean value that indicates whether a coordinator is in the tree.
  ///
  /// None is where views alone hold the coordinators.
  var hasTree: Bool { coordinators.contains { $0.holder == .tree } }
}
