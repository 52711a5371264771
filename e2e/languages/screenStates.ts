import { API_PREFIX } from '@hashgrid/contracts';
import { getProfile } from '@hashgrid/contracts/endpoints';
import type { BrowserContext } from '@playwright/test';

/**
 * What the screens of players contain. `played`: nodes, a swap, payments and a friend. `newcomer`: what an account has after its
 * activation. `outage`: what pages show while the API is unreachable: placeholders below the shell's banner. `failure`: what they show
 * when the API responds, but with an error to each call: the errors of panels.
 */
export const SCREEN_STATES = ['played', 'newcomer', 'outage', 'failure'] as const;

/** HTTP statuses of the API's responses in a state. One of an outage would make pages probe the API and hide the errors of panels. */
const FAILURE_STATUSES: Partial<Record<ScreenState, number>> = { outage: 503, failure: 500 };

export type ScreenState = (typeof SCREEN_STATES)[number];

export const isScreenState = (value: string): value is ScreenState =>
  (SCREEN_STATES as readonly string[]).includes(value);

/**
 * Makes calls of the API fail in all pages of the context, if they do in the state; except that of the profile, whose failure ends the
 * session.
 */
export const failApi = async (context: BrowserContext, state: ScreenState): Promise<void> => {
  const status = FAILURE_STATUSES[state];
  if (!status) return;
  await context.route(
    ({ pathname }) => pathname.startsWith(`${API_PREFIX}/`) && !pathname.endsWith(getProfile.path),
    (route) => route.fulfill({ status, body: '' }),
  );
};
