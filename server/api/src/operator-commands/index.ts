/** Everything that the operators' command lines need. */
export { parseReview } from '../kyc/review/parseReview';
export type { ReviewCommand } from '../kyc/review/ReviewCommand';
export { reviewFolder } from '../kyc/review/reviewFolder';
export { parseReleaseTokenCommand } from '../releases/ReleaseTokenCommand';
export { parseStaffCommand } from '../staff/StaffCommand';
export type { OperatorResponse } from './OperatorCommand';
export { runOperatorCommandHere } from './runOperatorCommandHere';
