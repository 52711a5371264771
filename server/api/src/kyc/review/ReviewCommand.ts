import type { Rejection } from '../reviewKyc';

/** What a reviewer asks for at the command line. */
export type ReviewCommand =
  | { action: 'list' }
  | { action: 'show' | 'take' | 'approve'; username: string; reviewer: string }
  | ({ action: 'reject' } & Rejection);

/** What is shown to them: lines, and the player's pictures in base64. */
export interface ReviewAnswer {
  lines: string[];
  pictures: { name: string; base64: string }[];
}
