/** Everything that the operators' command lines need. */
export { parseFlagCommand } from '../flags/FlagCommand';
export { parseReview } from '../kyc/review/parseReview';
export type { ReviewCommand } from '../kyc/review/ReviewCommand';
export { getReviewFolder } from '../kyc/review/getReviewFolder';
export { parseNewsCommand } from '../news/NewsCommand';
export { parseReleaseTokenCommand } from '../releases/permissions/ReleaseTokenCommand';
export { parseStaffCommand } from '../staff/StaffCommand';
export type { OperatorResponse } from './OperatorCommand';
export { dispatchOperatorCommand } from './dispatchOperatorCommand';
