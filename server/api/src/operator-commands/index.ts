/** Everything that the operators' command lines need. */
export { FLAG_USAGE, parseFlagCommand } from '../flags/FlagCommand';
export { parseReview, REVIEW_USAGE } from '../kyc/review/parseReview';
export type { ReviewCommand } from '../kyc/review/ReviewCommand';
export { getReviewFolder } from '../kyc/review/getReviewFolder';
export { NEWS_USAGE, parseNewsCommand } from '../news/NewsCommand';
export { parseReleaseTokenCommand, RELEASE_TOKEN_USAGE } from '../releases/permissions/ReleaseTokenCommand';
export { parseStaffCommand, STAFF_USAGE } from '../staff/StaffCommand';
export type { OperatorResponse } from './OperatorCommand';
export { dispatchOperatorCommand } from './dispatchOperatorCommand';
