import { API_PREFIX } from '@hashgrid/contracts';
import { getProfile } from '@hashgrid/contracts/endpoints';
import type { BrowserContext } from '@playwright/test';

/**
 * What the screens of players contain. `played`: nodes, a swap, payments and a friend. `newcomer`: what an account has after its
 * activation. `outage`: what pages show while the API fails.
 */
export const SCREEN_STATES = ['played', 'newcomer', 'outage'] as const;

export type ScreenState = (typeof SCREEN_STATES)[number];

export const isScreenState = (value: string): value is ScreenState =>
  (SCREEN_STATES as readonly string[]).includes(value);

/** Makes calls of the API fail in all pages of the context, except that of the profile, whose failure ends the session. */
export const failApi = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname }) => pathname.startsWith(`${API_PREFIX}/`) && !pathname.endsWith(getProfile.path),
    (route) => route.fulfill({ status: 503, body: '' }),
  );
