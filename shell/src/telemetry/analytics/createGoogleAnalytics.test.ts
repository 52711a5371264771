import type { PageView } from '@hashgrid/contracts';
import { waitFor } from '@testing-library/react';
import { createGoogleAnalytics } from './createGoogleAnalytics';

const START = Date.UTC(2026, 10, 20, 10);
const MINUTE_MS = 60_000;
const view: PageView = {
  path: '/dashboard',
  title: 'Dashboard',
  language: 'en-US',
  previousPath: null,
  at: '2026-11-20T10:00:00.000Z',
};

function setUp() {
  const fetch = jest.fn((_url: string, _init: RequestInit) => Promise.resolve({ ok: true } as Response));
  window.fetch = fetch as unknown as typeof window.fetch;
  const now = jest.spyOn(Date, 'now').mockReturnValue(START);
  /** Tracks a page view and returns the query sent to Google. */
  const track = async (port = createGoogleAnalytics('G-TEST1'), change: Partial<PageView> = {}) => {
    const count = fetch.mock.calls.length;
    port.trackPageView({ ...view, ...change });
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(count + 1));
    return Object.fromEntries(new URL(fetch.mock.calls.at(-1)![0]).searchParams);
  };
  return { fetch, now, track };
}

test('[C17] sends the visit, the session and the page to Google, without cookies, an HTTP `Referer` header or ad personalization; the only referrer sent is the previous page in the app', async () => {
  const { fetch, track } = setUp();
  const port = createGoogleAnalytics('G-TEST1');
  const visit = {
    v: '2',
    tid: 'G-TEST1',
    cid: expect.stringMatching(new RegExp(`^\\d+\\.${START / 1000}$`)),
    sid: String(START / 1000),
    sct: '1',
    _p: expect.stringMatching(/^\d+$/),
    en: 'page_view',
    ul: 'en-us',
    npa: '1',
  };
  const first = await track(port);
  expect(first).toEqual({
    ...visit,
    seg: '0',
    _fv: '1',
    _ss: '1',
    _s: '1',
    dl: `${location.origin}/dashboard`,
    dt: 'Dashboard',
  });
  expect(await track(port, { path: '/wallet', title: 'Wallet', previousPath: '/dashboard' })).toEqual({
    ...visit,
    cid: first.cid,
    _p: first._p,
    seg: '1',
    _s: '2',
    dl: `${location.origin}/wallet`,
    dr: `${location.origin}/dashboard`,
    dt: 'Wallet',
  });
  expect(fetch.mock.calls[0]![0]).toMatch(/^https:\/\/www\.google-analytics\.com\/g\/collect\?/);
  expect(fetch.mock.calls[0]![1]).toEqual({
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});

test('[C17] continues the session in another document, until 30 minutes pass without a page view', async () => {
  const { now, track } = setUp();
  const { cid, sid } = await track();
  now.mockReturnValue(START + 29 * MINUTE_MS);
  expect(await track()).toMatchObject({ cid, sid, sct: '1', seg: '1' });
  now.mockReturnValue(START + 58 * MINUTE_MS);
  const last = await track();
  expect(last).toMatchObject({ cid, sid });
  expect(last).not.toHaveProperty('_ss');
  now.mockReturnValue(START + 88 * MINUTE_MS);
  const next = await track();
  const nextSid = String(START / 1000 + 88 * 60);
  expect(next).toMatchObject({ cid, sid: nextSid, sct: '2', seg: '0', _ss: '1' });
  expect(next).not.toHaveProperty('_fv');
});

test.each(['nonsense', `nonsense.1.${START}`, `1795.nonsense.${START}`, `.1.${START}`])(
  'starts a session when the stored one is corrupt: %s',
  async (stored) => {
    localStorage.setItem('analyticsSession', stored);
    const { track } = setUp();
    expect(await track()).toMatchObject({ sid: String(START / 1000), _ss: '1' });
    expect(localStorage.getItem('analyticsSession')).toMatch(/^\d+\.\d+\.\d+$/);
  },
);

test('replaces a stored visitor that is corrupt', async () => {
  localStorage.setItem('analyticsClientId', 'nonsense');
  const { track } = setUp();
  const { cid, _fv } = await track();
  expect(cid).toMatch(/^\d+\.\d+$/);
  expect([localStorage.getItem('analyticsClientId'), _fv]).toEqual([cid, '1']);
});

test('[C17] sends a page view again that could not be sent', async () => {
  const { fetch } = setUp();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  createGoogleAnalytics('G-TEST1').trackPageView(view);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('online'));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0]);
});

test('[C17] removes its data from the device when the player withdraws their consent', async () => {
  const { track } = setUp();
  const port = createGoogleAnalytics('G-TEST1');
  await track(port);
  expect(localStorage).not.toHaveLength(0);
  port.purge();
  expect(localStorage).toHaveLength(0);
});
