import { API_PREFIX } from '@hashgrid/contracts';
import { getProfile, getWallets } from '@hashgrid/contracts/endpoints';
import type { BrowserContext } from '@playwright/test';
import { failApi, type ScreenState } from './screenStates';

/** Returns the status of the mocked response to a call of the API; undefined where it isn't mocked. */
const getMockedStatus = async (state: ScreenState, path: string): Promise<number | undefined> => {
  let status: number | undefined;
  const context = {
    route: async (matches: (url: URL) => boolean, handle: (route: unknown) => Promise<void>) => {
      if (!matches(new URL(`${API_PREFIX}${path}`, 'http://localhost'))) return;
      await handle({ fulfill: (response: { status: number }) => void (status = response.status) });
    },
  };
  await failApi(context as unknown as BrowserContext, state);
  return status;
};

// 502, 503 and 504 make a page probe the API and hide the errors of its panels behind the banner of an outage.
test.each([
  ['played', undefined],
  ['newcomer', undefined],
  ['outage', 503],
  ['failure', 500],
] as const)(
  'responds to the calls of a page in the state "%s" with %s, except that of the profile',
  async (state, status) => {
    expect(await getMockedStatus(state, getWallets.path)).toBe(status);
    expect(await getMockedStatus(state, getProfile.path)).toBeUndefined();
  },
);
