import type { FrameVariant } from '@hashgrid/contracts';

/** A frame to render. */
export interface FrameRequest {
  /** Path of the page's module, or the name of a layout frame: `login/LoginPage`. */
  page: string;
  variant: FrameVariant;
  locale: string;
  /** Path at which the page is opened. */
  path: string;
}

/** Key of the module that renders a frame. */
export const getModuleKey = ({ page, variant }: Pick<FrameRequest, 'page' | 'variant'>): string =>
  `${variant} ${page}`;

/** A rendered frame, or why there is none. */
export type FrameResult = FrameRequest & ({ html: string; css: string } | { error: string });
