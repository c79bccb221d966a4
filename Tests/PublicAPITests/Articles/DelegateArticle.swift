import Dactyl

/// The code of the article about delegates.
func delegateArticle(_ columns: [ScrollView]) {
  var delegate = ScrollViewDelegate()
  delegate.didScroll = { column in print("\(column.view.name ?? "") is at \(column.contentOffset.y)") }
  for column in columns { column.delegate = delegate }
}
