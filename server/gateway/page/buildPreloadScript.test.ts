import { runInNewContext } from 'node:vm';
import {
  API_KEY_HEADER,
  PRELOAD_FRESH_MS,
  PRELOADED_REQUESTS_KEY,
  SHELL_PRELOAD,
  type Bootstrap,
  type PreloadedRequests,
} from '@hashgrid/contracts';
import { buildPreloadScript } from './buildPreloadScript';

const script = buildPreloadScript({ apiKey: 'key' } as Bootstrap, ['/shared/game/rules']);

/** Runs the script in a page with these cookies, whose requests are answered by `fetch`. */
function runInPage(cookie: string, fetch: (url: string, init: RequestInit) => Promise<unknown>) {
  const timers: { run: () => void; delayMs: number }[] = [];
  const page = {
    document: { cookie },
    fetch,
    Intl,
    setTimeout: (run: () => void, delayMs: number) => timers.push({ run, delayMs }),
  };
  runInNewContext(script, page);
  return {
    preloaded: (page as { [PRELOADED_REQUESTS_KEY]?: PreloadedRequests })[PRELOADED_REQUESTS_KEY],
    timers,
  };
}

test('sends the first requests of a logged-in player with the token', async () => {
  const sent: [string, RequestInit][] = [];
  const { preloaded } = runInPage('lang=en; accessToken=abc', (url, init) => {
    sent.push([url, init]);
    return url.endsWith('profile') ? Promise.reject(new Error('offline')) : Promise.resolve(url);
  });
  expect(sent.map(([url]) => url)).toEqual(
    [...SHELL_PRELOAD, '/shared/game/rules'].map((url) => `/api/v1${url}`),
  );
  for (const [, { headers }] of sent)
    expect(headers).toMatchObject({ authorization: 'Bearer abc', [API_KEY_HEADER]: 'key' });
  expect(preloaded?.token).toBe('abc');
  expect(await preloaded?.responses['/shared/client/profile']).toBeNull();
  expect(await preloaded?.responses['/shared/game/rules']).toBe('/api/v1/shared/game/rules');
});

test('sends nothing without a session cookie', () => {
  const fetch = jest.fn();
  expect(runInPage('lang=en; xaccessToken=abc', fetch).preloaded).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('cancels responses that nobody has read, also one whose body has failed', async () => {
  const cancel = jest.fn((url: string) =>
    url.endsWith('profile') ? Promise.reject(new Error('The connection was lost.')) : Promise.resolve(),
  );
  const { timers } = runInPage('accessToken=abc', (url) =>
    Promise.resolve({ body: { cancel: () => cancel(url) } }),
  );
  expect(timers.map(({ delayMs }) => delayMs)).toEqual([PRELOAD_FRESH_MS]);
  timers[0]?.run();
  // An unhandled rejection would be reported by now, and fail the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(cancel).toHaveBeenCalledTimes(SHELL_PRELOAD.length + 1);
});
