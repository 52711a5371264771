import { fail, malformed, offline, ok, sampleProfile } from '@hashgrid/testing';
import { fakeSessions, leaveCookies, PROFILE, tokensOf } from '../../test/fakeSessions';
import { closeTabs, openTab } from '../../test/openTab';

let server: ReturnType<typeof fakeSessions>;

beforeEach(() => {
  jest.useFakeTimers();
  server = fakeSessions();
  window.fetch = server.api.fetch;
  leaveCookies(tokensOf('ada'));
});
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

test('[A2] a profile without an answer ends the session after a moment: a page that is left must not end it', async () => {
  server.api.handle({ [PROFILE]: () => offline() });
  const tab = openTab();
  const started = tab.start();
  await jest.advanceTimersByTimeAsync(100);
  expect(tab.who()).toBe('loading nobody');
  expect(document.cookie).toContain('access.ada.1');
  await jest.advanceTimersByTimeAsync(100);
  await started;
  expect(tab.who()).toBe('guest nobody');
  expect(document.cookie).toBe('');
});

test.each([
  ['refuses', fail(403, 'No')],
  ['fails', fail(500, 'Broken')],
  ['names nobody', malformed({ data: {} })],
])('[A2] a server that %s has answered: the session ends at once', async (_, answer) => {
  server.api.handle({ [PROFILE]: answer });
  const tab = openTab();
  await tab.start();
  expect(tab.who()).toBe('guest nobody');
  expect(document.cookie).toBe('');
  expect(tab.places).toEqual(['/login']);
});

test('[A2] a session that begins while a failed start waits is not ended', async () => {
  server.api.handle({
    [PROFILE]: ({ headers }) =>
      headers.authorization?.includes('ada')
        ? offline()
        : ok({ ...sampleProfile, id: 'grace', username: 'grace' }),
  });
  const tab = openTab();
  const started = tab.start();
  await jest.advanceTimersByTimeAsync(100);
  leaveCookies(tokensOf('grace'));
  await jest.advanceTimersByTimeAsync(200);
  await started;
  expect(tab.who()).toBe('signedIn grace');
});
