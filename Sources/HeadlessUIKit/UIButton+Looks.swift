// Looks of buttons: what is set is not kept.
extension UIButton {
  /// A label with the title, which is nowhere shown.
  public final var titleLabel: UILabel? {
    let label = UILabel()
    label.text = currentTitle
    return label
  }

  /// An image view that is nowhere shown.
  public final var imageView: UIImageView? { UIImageView() }

  /// Sets the color of the title.
  public final func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Returns the color of the title: none.
  public final func titleColor(for state: State) -> UIColor? { nil }

  /// Sets the image behind the title.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// The space around title and image: none.
  public final var contentEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// The space around the title: none.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// The space around the image: none.
  public final var imageEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// A Boolean value that indicates whether the image is darker while the button is touched: `false`.
  public final var adjustsImageWhenHighlighted: Bool {
    get { false }
    set {}
  }
}
