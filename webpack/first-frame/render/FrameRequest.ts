import type { FrameVariant } from '@hashgrid/contracts';

/** A frame to render. */
export interface FrameRequest {
  page: string;
  variant: FrameVariant;
  locale: string;
  /** Path at which the page is opened. */
  path: string;
}

/** A rendered frame, or why there is none. */
export type FrameResult = FrameRequest & ({ html: string; css: string } | { error: string });
