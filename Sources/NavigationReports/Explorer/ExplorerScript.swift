/// The script of the explorer's page, from files that are each about one thing, and its rules of style.
enum ExplorerScript {
  /// The SHA-256 digest of the script as it stands in a page, by which the page allows it.
  ///
  /// Whoever changes the script is told the new one by a test.
  static let digest = "qMcTztcVTLUHJytSiOJ/hSv8NnBACIfAwiJTPcpkI+E="

  /// The files as one module; what a later one uses, an earlier one declares.
  static let text = [
    PackageResources.elements_js, PackageResources.graph_js, PackageResources.page_js,
    PackageResources.trace_js, PackageResources.search_js, PackageResources.run_js,
    PackageResources.align_js, PackageResources.variation_js, PackageResources.dragging_js,
    PackageResources.screen_js,
    PackageResources.living_js, PackageResources.fixes_js, PackageResources.events_js,
    PackageResources.judgments_js, PackageResources.steps_js, PackageResources.timeline_js,
    PackageResources.compare_js, PackageResources.frontier_js, PackageResources.map_js,
    PackageResources.goals_js, PackageResources.strip_js, PackageResources.copies_js,
    PackageResources.keys_js,
    PackageResources.explorer_js,
  ].map { String(decoding: $0, as: UTF8.self) }.joined()

  /// The rules of style besides those of every page.
  static let rules = String(decoding: PackageResources.explorer_css, as: UTF8.self)
}
