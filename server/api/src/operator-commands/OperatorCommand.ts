import type { FlagCommand } from '../flags/FlagCommand';
import type { NewsCommand } from '../news/NewsCommand';
import type { ReviewCommand, ReviewResponse } from '../kyc/review/ReviewCommand';
import type { ReleaseTokenCommand } from '../releases/permissions/ReleaseTokenCommand';
import type { StaffCommand } from '../staff/StaffCommand';

/** A command of an operator: a user of the server's machine with access to its data folder or database. */
export type OperatorCommand =
  ReviewCommand | StaffCommand | FlagCommand | NewsCommand | ReleaseTokenCommand | OpenReleasesCommand;

/** Requests access to the release API for one command of a user. */
export interface OpenReleasesCommand {
  action: 'openReleases';
  user: string;
}

/** Output for the operator; only reviews have pictures. */
export interface OperatorResponse extends ReviewResponse {
  /** URL of the running API, a token for it, and the URL where players open the product. */
  releases?: { url: string; token: string; pagesUrl: string };
}
