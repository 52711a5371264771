import type { Assignment, Decision, Rejection, Review } from '../reviewKyc';

/** A reviewer's command. */
export type ReviewCommand =
  | { action: 'list' }
  | ({ action: 'show' } & Review)
  | ({ action: 'take' } & Assignment)
  | ({ action: 'approve' } & Decision)
  | ({ action: 'reject' } & Rejection);

/** Output for the reviewer: lines to print, and the player's images in base64 with the names of their files. */
export interface ReviewResponse {
  lines: string[];
  pictures: { name: string; base64: string }[];
}
