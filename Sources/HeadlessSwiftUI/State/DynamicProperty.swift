/// A property of a view whose value is stored outside of the view.
public protocol DynamicProperty {}
