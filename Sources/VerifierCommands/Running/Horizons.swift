/// How far a form of a system is explored that is looked at for what fails in it.
enum Horizons {
  /// The numbers of states, one after the other until something fails: what fails mostly fails
  /// soon, while what a fix kept small may grow without end, and there are many such forms.
  static let states = [100, 400, 1_500, 5_000]
}
