/// A property of a view whose value lives outside of the view.
public protocol DynamicProperty {}
