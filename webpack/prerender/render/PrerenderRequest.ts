import type { PrerenderVariant } from '@hashgrid/contracts';

/** A page to prerender for one audience in one language. */
export interface PrerenderRequest {
  /** Path of the page's module, or the name of a layout: `login/LoginPage`. */
  page: string;
  variant: PrerenderVariant;
  locale: string;
  /** Path at which the page is opened. */
  path: string;
}

/** Key of the module that renders a page. */
export const getModuleKey = ({ page, variant }: Pick<PrerenderRequest, 'page' | 'variant'>): string =>
  `${variant} ${page}`;

/** A prerendered page, or why there is none. */
export type PrerenderResult = PrerenderRequest & ({ html: string; css: string } | { error: string });
