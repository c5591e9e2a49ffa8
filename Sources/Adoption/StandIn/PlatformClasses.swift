#if Adopt
/// Classes of the platform that apps inherit from, and the nearest to each that is there.
enum PlatformClasses {
  /// The superclasses, by the names of classes; those of UIView and UIViewController are left out.
  static let parents = [
    "UIControl": "UIView", "UIButton": "UIControl", "UISwitch": "UIControl",
    "UISegmentedControl": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UIDatePicker": "UIControl", "UIPageControl": "UIControl", "UIRefreshControl": "UIControl",
    "UIColorWell": "UIControl", "UITextField": "UIControl", "UISearchTextField": "UITextField",
    "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView",
    "UIScrollView": "UIView", "UITextView": "UIScrollView", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView", "UIPickerView": "UIView", "UISearchBar": "UIView",
    "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIToolbar": "UIView",
    "UIVisualEffectView": "UIView", "UIInputView": "UIView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "MKMapView": "UIView",
    "MKAnnotationView": "UIView", "MTKView": "UIView", "WKWebView": "UIView",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIPageViewController": "UIViewController", "UISearchController": "UIViewController",
    "UIAlertController": "UIViewController", "UIActivityViewController": "UIViewController",
    "UIInputViewController": "UIViewController", "AVPlayerViewController": "UIViewController",
    "SFSafariViewController": "UIViewController", "QLPreviewController": "UIViewController",
    "PHPickerViewController": "UIViewController",
    "UIDocumentPickerViewController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    "MFMailComposeViewController": "UINavigationController",
    "MFMessageComposeViewController": "UINavigationController",
  ]

  /// The classes among them that the platform here lacks.
  static let missing: Set = [
    "UIColorWell", "UIToolbar", "UIVisualEffectView", "UIInputView", "UITableViewCell",
    "UITableViewHeaderFooterView", "UICollectionReusableView", "UICollectionViewCell",
    "UICollectionViewListCell", "MKMapView", "MKAnnotationView", "MTKView", "WKWebView",
    "UITableViewController", "UICollectionViewController", "UIInputViewController",
    "AVPlayerViewController", "SFSafariViewController", "QLPreviewController",
    "PHPickerViewController", "UIDocumentPickerViewController", "UIImagePickerController",
    "MFMailComposeViewController", "MFMessageComposeViewController",
  ]

  /// The names of the views among them.
  static let views = all(below: "UIView")

  /// The names of the controllers among them.
  static let controllers = all(below: "UIViewController")

  /// The class that a stand-in inherits from in the place of one; nil where the platform has none near it.
  static func nearest(to name: String) -> String? {
    guard parents[name] != nil || ["UIView", "UIViewController"].contains(name) else { return nil }
    var name = name
    while missing.contains(name), let parent = parents[name] { name = parent }
    return name
  }

  private static func all(below root: String) -> Set<String> {
    Set(
      parents.keys.filter { name in
        var name: String? = name
        while let next = name, next != root { name = parents[next] }
        return name == root
      }
    ).union([root])
  }

  /// The calls of designated initializers that differ from those of other controllers.
  static let initializers = [
    "UIPageViewController":
      "super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)",
    "UISearchController": "super.init(searchResultsController: nil)",
    "UIAlertController": "super.init(title: nil, message: nil, preferredStyle: .alert)",
    "UIActivityViewController": "super.init(activityItems: [], applicationActivities: nil)",
  ]
}

extension PlatformNames {
  /// What stands for a name in the head of a stand-in; nil where nothing does.
  static func nearest(to name: String) -> String? {
    if representables.contains(name) { return "View" }
    return PlatformClasses.nearest(to: name) ?? (kept.contains(name) ? name : nil)
  }

  /// Types of the platform that stand-ins conform to, and others that they inherit from.
  private static let kept: Set = [
    "UIHostingController", "NSObject", "ObservableObject", "Equatable", "Hashable",
    "Identifiable", "Error", "CaseIterable", "Sendable", "Comparable", "LocalizedError",
    "AnyObject", "View", "ToolbarContent", "String", "Int", "NSObjectProtocol", "Codable",
    "Decodable", "Encodable",
  ]
}
#endif
