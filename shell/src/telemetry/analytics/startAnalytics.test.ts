import { NO_THIRD_PARTY_TELEMETRY, type PageViews, type TelemetrySettings } from '@hashgrid/contracts';
import { createPlatformServices } from '@hashgrid/platform/host';
import { createFakeApi, ok, sampleBootstrap } from '@hashgrid/testing';
import { waitFor } from '@testing-library/react';
import { recordScreenView, screenViews } from '../screenViews';
import { startAnalytics } from './startAnalytics';

const POST_PAGE_VIEWS = 'POST /public/telemetry/page-views';
const showScreen = (path: string, title: string) =>
  recordScreenView({ path, title, remote: 'game', version: '1.4.2', hash: null });

function setUp(settings: Partial<TelemetrySettings> = {}) {
  const api = createFakeApi({ [POST_PAGE_VIEWS]: ok({ stored: 1 }) });
  const google: URL[] = [];
  window.fetch = (url, init) => {
    if (!String(url).startsWith('https://www.google-analytics.com/')) return api.fetch(url as string, init);
    google.push(new URL(String(url)));
    return Promise.resolve({ ok: true } as Response);
  };
  screenViews.set([]);
  const telemetry = { ...NO_THIRD_PARTY_TELEMETRY, ...settings };
  const services = createPlatformServices({ ...sampleBootstrap, telemetry });
  const views = () => api.callsTo(POST_PAGE_VIEWS).flatMap(({ body }) => (body as PageViews).items);
  return { services, views, google };
}

let stop: () => void;
afterEach(() => stop());

const goOnline = () => window.dispatchEvent(new Event('online'));
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 20));

test('[C17] sends page views with path template, title, language and previous page once the player agrees', async () => {
  const { services, views } = setUp();
  document.documentElement.lang = 'ja-JP';
  showScreen('/', 'Home');
  showScreen('/dashboard', 'Dashboard');
  stop = startAnalytics(services);
  goOnline();
  await flushPromises();
  expect(views()).toEqual([]);
  services.consent.set('granted');
  showScreen('/transaction/:id', 'Transaction');
  showScreen('/transaction/:id', 'Transaction');
  goOnline();
  await waitFor(() => expect(views()).toHaveLength(3));
  expect(views().map(({ at: _at, ...view }) => view)).toEqual([
    { path: '/dashboard', title: 'Dashboard', language: 'ja-JP', previousPath: null },
    { path: '/transaction/:id', title: 'Transaction', language: 'ja-JP', previousPath: '/dashboard' },
    { path: '/transaction/:id', title: 'Transaction', language: 'ja-JP', previousPath: '/transaction/:id' },
  ]);
  services.consent.set('denied');
  showScreen('/wallet', 'Wallet');
  goOnline();
  await flushPromises();
  expect(views()).toHaveLength(3);
});

test('[C17] counts a screen once if the player withdraws and renews the consent on it', async () => {
  localStorage.setItem('consent', 'granted');
  const { services, views } = setUp();
  stop = startAnalytics(services);
  showScreen('/dashboard', 'Dashboard');
  goOnline();
  await waitFor(() => expect(views()).toHaveLength(1));
  services.consent.set('denied');
  services.consent.set('granted');
  showScreen('/wallet', 'Wallet');
  goOnline();
  await waitFor(() => expect(views()).toHaveLength(2));
  expect(views().map(({ path, previousPath }) => [path, previousPath])).toEqual([
    ['/dashboard', null],
    ['/wallet', null],
  ]);
});

test('[C17] sends page views recorded while offline once online', async () => {
  localStorage.setItem('consent', 'granted');
  const { services, views } = setUp();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stop = startAnalytics(services);
  showScreen('/dashboard', 'Dashboard');
  // A hidden page sends immediately.
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  await flushPromises();
  expect(views()).toEqual([]);
  online.mockReturnValue(true);
  goOnline();
  await waitFor(() => expect(views()).toHaveLength(1));
});

test('[C17] sends page views to Google Analytics only with consent', async () => {
  const { services, google } = setUp({ gaMeasurementId: 'G-TEST1' });
  stop = startAnalytics(services);
  showScreen('/dashboard', 'Dashboard');
  goOnline();
  await flushPromises();
  expect(google).toEqual([]);
  expect(localStorage.getItem('analyticsClientId')).toBeNull();
  services.consent.set('granted');
  await waitFor(() => expect(google).toHaveLength(1));
  expect(Object.fromEntries(google[0]!.searchParams)).toMatchObject({
    tid: 'G-TEST1',
    en: 'page_view',
    dl: `${location.origin}/dashboard`,
    dt: 'Dashboard',
  });
  services.consent.set('denied');
  expect(localStorage.getItem('analyticsClientId')).toBeNull();
});

test('[C17] does not resend a page view that was in flight when the player withdrew their consent', async () => {
  localStorage.setItem('consent', 'granted');
  const { services } = setUp({ gaMeasurementId: 'G-TEST1' });
  const failures: (() => void)[] = [];
  const send = jest.fn(() => new Promise<Response>((_, reject) => failures.push(() => reject(new Error()))));
  window.fetch = send;
  stop = startAnalytics(services);
  showScreen('/dashboard', 'Dashboard');
  goOnline();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  services.consent.set('denied');
  for (const fail of failures) fail();
  await flushPromises();
  goOnline();
  await flushPromises();
  expect(send).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('analyticsClientId')).toBeNull();
});

test('[C17] sends nothing if analytics are off', async () => {
  localStorage.setItem('consent', 'granted');
  const { services, views, google } = setUp({ isAnalyticsOn: false, gaMeasurementId: 'G-TEST1' });
  stop = startAnalytics(services);
  showScreen('/dashboard', 'Dashboard');
  goOnline();
  await flushPromises();
  expect([views(), google]).toEqual([[], []]);
});
