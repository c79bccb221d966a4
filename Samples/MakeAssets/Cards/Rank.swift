/// A rank, in the order of the sheet's columns.
enum Rank: Int, CaseIterable {
  case ace = 1
  case two
  case three
  case four
  case five
  case six
  case seven
  case eight
  case nine
  case ten
  case jack
  case queen
  case king
}
