/// A control that picks a number, which no person does here: the value is what the app sets.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0
  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1
  /// A Boolean value that indicates whether actions run while the finger moves.
  open var isContinuous = true

  /// Sets the number, without actions.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A control that counts, which no person does here: the value is what the app sets.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// The distance between numbers.
  open var stepValue = 1.0
}

/// A row of dots, one for each page, which no person touches here.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The page that is shown.
  open var currentPage = 0
  /// A Boolean value that indicates whether a single page has no dot.
  open var hidesForSinglePage = false
  /// The color of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
}

/// A control that picks a date, which no person does here: the date is what the app sets.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is picked. None differs from another here.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// The date: that at which time began, until the app sets it.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// What is picked.
  open var datePickerMode = Mode.dateAndTime

  /// Sets the date, without actions.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// An object that provides the rows of a picker.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods by which an app provides and hears of rows. All are optional, and none is called.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Called when a row was picked.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns none.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A view that picks rows, which no person does here.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// The object that provides the rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate.
  open weak var delegate: (any UIPickerViewDelegate)?

  private var rows: [Int: Int] = [:]

  /// Reads the rows again, which are not shown.
  open func reloadAllComponents() {}
  /// Reads the rows of a column again, which are not shown.
  open func reloadComponent(_ component: Int) {}
  /// Selects a row. The delegate does not hear of it.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  /// Returns the row that is selected: the first one until the app selects another.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
}
