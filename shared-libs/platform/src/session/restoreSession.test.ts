import { fail, malformed, offline, ok, sampleProfile } from '@hashgrid/testing';
import {
  installFakeSessions,
  setCookies,
  PROFILE,
  createTokens,
  type FakeSessions,
} from '../../test/fakeSessions';
import { closeTabs, openTab } from '../../test/openTab';

let server: FakeSessions;

beforeEach(() => {
  jest.useFakeTimers();
  server = installFakeSessions();
  setCookies(createTokens('ada'));
});
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

test('[A2] waits before ending the session after a network failure of the profile request, because a reload causes one too', async () => {
  server.api.handle({ [PROFILE]: () => offline() });
  const tab = openTab();
  const started = tab.start();
  await jest.advanceTimersByTimeAsync(100);
  expect(tab.describeSession()).toBe('loading anonymous');
  expect(document.cookie).toContain('access.ada.1');
  await jest.advanceTimersByTimeAsync(100);
  await started;
  expect(tab.describeSession()).toBe('guest anonymous');
  expect(document.cookie).toBe('');
});

test.each([
  ['rejects the request', fail(403, 'No')],
  ['fails', fail(500, 'Broken')],
  ['returns no player', malformed({ data: {} })],
])('[A2] ends the session immediately when the server %s', async (_, response) => {
  server.api.handle({ [PROFILE]: response });
  const tab = openTab();
  await tab.start();
  expect(tab.describeSession()).toBe('guest anonymous');
  expect(document.cookie).toBe('');
  expect(tab.redirects).toEqual(['/login']);
});

test('[A2] does not end a session that starts during the delay after a network failure', async () => {
  server.api.handle({
    [PROFILE]: ({ headers }) =>
      headers.authorization?.includes('ada')
        ? offline()
        : ok({ ...sampleProfile, id: 'grace', username: 'grace' }),
  });
  const tab = openTab();
  const started = tab.start();
  await jest.advanceTimersByTimeAsync(100);
  setCookies(createTokens('grace'));
  await jest.advanceTimersByTimeAsync(200);
  await started;
  expect(tab.describeSession()).toBe('loggedIn grace');
});

test('[A2] repeats the profile request during which the tab was suspended instead of ending the session', async () => {
  const requests: (() => void)[] = [];
  server.api.handle({
    [PROFILE]: async () => {
      if (requests.length > 0) return ok({ ...sampleProfile, username: 'ada' });
      await new Promise<void>((resolve) => requests.push(resolve));
      return offline();
    },
  });
  const tab = openTab();
  const started = tab.start();
  await jest.advanceTimersByTimeAsync(10);
  jest.setSystemTime(Date.now() + 9 * 3_600_000);
  requests[0]!();
  await jest.advanceTimersByTimeAsync(200);
  await started;
  expect(tab.describeSession()).toBe('loggedIn ada');
});

test('[A2] keeps the session when the profile arrived while the machine was paused beyond the time limit', async () => {
  const requestTimeoutMs = 15_000;
  const now = performance.now.bind(performance);
  server.api.handle({
    [PROFILE]: async () => {
      await new Promise((resolve) => setTimeout(resolve, requestTimeoutMs - 1));
      jest.spyOn(performance, 'now').mockImplementation(() => now() + 3000);
      // After the pause, the browser runs timers first and passes on the response then.
      await new Promise((resolve) => setTimeout(resolve, 1));
      return ok({ ...sampleProfile, username: 'ada' });
    },
  });
  const tab = openTab({ requestTimeoutMs });
  const started = tab.start();
  await jest.advanceTimersByTimeAsync(2 * requestTimeoutMs);
  await started;
  expect(tab.describeSession()).toBe('loggedIn ada');
});

test('[A2] ends the session if the repeated profile request fails too', async () => {
  server.api.handle({
    [PROFILE]: () => {
      jest.setSystemTime(Date.now() + 9 * 3_600_000);
      return offline();
    },
  });
  const tab = openTab();
  const started = tab.start();
  await jest.advanceTimersByTimeAsync(1000);
  await started;
  expect(tab.describeSession()).toBe('guest anonymous');
  expect(server.api.callsTo(PROFILE)).toHaveLength(2);
});
