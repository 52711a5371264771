/** Everything that the review command line needs. */
export { parseReview } from './parseReview';
export type { ReviewResponse, ReviewCommand } from './ReviewCommand';
export { reviewHere } from './reviewHere';
export { reviewFolder } from './reviewSocket';
export { parseStaffCommand } from '../../staff/StaffCommand';
