import Foundation
import HeadlessUIKit

/// What Kingfisher adds to a view that shows an image from a server. There is none: nothing is shown, and
/// who waits for the image is told nothing.
public struct KingfisherImages {
  /// Who waits for an image.
  public typealias Completion = (Result<KingfisherAnswer, KingfisherFailure>) -> Void

  /// What is shown while an image is on its way: nothing.
  public var indicatorType = KingfisherIndicator.none

  init() {}

  /// Asks for an image, which does not come.
  public func setImage(
    with source: Any?, placeholder: Any? = nil, options: [KingfisherOption]? = nil,
    completionHandler: Completion? = nil
  ) {}

  /// Asks for an image, which does not come, and how far it has come.
  public func setImage(
    with source: Any?, placeholder: Any? = nil, options: [KingfisherOption]? = nil,
    progressBlock: ((Int64, Int64) -> Void)?, completionHandler: Completion? = nil
  ) {}

  /// Asks for an image of a button, which does not come.
  public func setImage(
    with source: Any?, for state: UIControl.State, placeholder: Any? = nil,
    options: [KingfisherOption]? = nil, completionHandler: Completion? = nil
  ) {}

  /// Does nothing.
  public func cancelDownloadTask() {}
}

/// What Kingfisher shows while an image is on its way.
public enum KingfisherIndicator: Sendable { case none, activity }

/// How Kingfisher gets an image, which nothing depends on.
public enum KingfisherOption {
  case backgroundDecode, cacheMemoryOnly, cacheOriginalImage, forceRefresh, forceTransition
  case fromMemoryCacheOrRefresh, keepCurrentImageWhileLoading, onlyFromCache, waitForCache
  case downloadPriority(Float), processor(Any), scaleFactor(CGFloat)
  case transition(KingfisherTransition)
}

/// How Kingfisher lets an image appear.
public enum KingfisherTransition: Sendable {
  case none
  case fade(Double)
}

/// An image that Kingfisher got.
public struct KingfisherAnswer {
  /// The image.
  public let image: UIImage
}

/// A reason for which Kingfisher got no image.
public enum KingfisherFailure: Error { case notThere }

extension UIImageView {
  /// What Kingfisher adds to the view.
  public var kf: KingfisherImages {
    get { KingfisherImages() }
    set {}
  }
}

extension UIButton {
  /// What Kingfisher adds to the button.
  public var kf: KingfisherImages {
    get { KingfisherImages() }
    set {}
  }
}
