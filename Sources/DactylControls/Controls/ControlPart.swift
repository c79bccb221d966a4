/// Marks a view that a control, list or scroll view has made as a part of itself, and positions itself: where the view
/// around it is a container, the container leaves it alone.
struct ControlPart {}
