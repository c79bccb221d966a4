/// Names of UIKit's from before Swift 4.2, under which much code is written.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The former name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The former name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The former name of `UIControl.Event`.
public typealias UIControlEvents = ControlEvents
/// The former name of `UIControl.State`.
public typealias UIControlState = ControlState
/// The former name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The former name of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The former name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The former name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The former name of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The former name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The former name of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The former name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The former name of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The former name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The former name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The former name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The former name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The former name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The former name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The former name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The former name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The former name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The former name of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The former name of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The former name of `NSAttributedString.Key.foregroundColor`.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The former name of `NSAttributedString.Key.backgroundColor`.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The former name of `NSAttributedString.Key.font`.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The former name of `NSAttributedString.Key.paragraphStyle`.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The largest number of C's `float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The former name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The former way to make `UIEdgeInsets`.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// The former name of `CGRect.inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// The former name of `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The former name of `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The former names of `UIScrollView.DecelerationRate`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The former names of `UIScrollView.DecelerationRate`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// The former name of `CAShapeLayerLineCap.round`.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The former name of `CAShapeLayerLineJoin.round`.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The former names of `CAMediaTimingFunctionName`.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The former names of `CAMediaTimingFunctionName`.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The former names of `CAMediaTimingFunctionName`.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The former names of `CAMediaTimingFunctionName`.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The former name of `CAMediaTimingFillMode.forwards`.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The former name of `UIView.layoutFittingCompressedSize`.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
