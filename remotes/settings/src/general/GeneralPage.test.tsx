import { NO_THIRD_PARTY_TELEMETRY } from '@hashgrid/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import {
  deferResponse,
  findUntranslatedWords,
  renderPage,
  type FakeHandlers,
  type RenderPageOptions,
} from '@hashgrid/testing';
import arabic from '../../locales/ar-SA.json';
import japanese from '../../locales/ja-JP.json';
import GeneralPage from './GeneralPage';

const SAVE = 'PUT /shared/client/preferences';

async function open(handlers: FakeHandlers = {}, options: RenderPageOptions = {}) {
  const view = await renderPage(<GeneralPage />, {
    path: '/setting',
    session: 'loggedIn',
    api: handlers,
    ...options,
  });
  await view.api.settle();
  return view;
}
const getStoredPreferences = () =>
  JSON.parse(localStorage.getItem('preferences') ?? '{}') as Record<string, unknown>;

test('[R11] shows all preferences with their current values', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
  expect(screen.getByRole('radio', { name: 'Match language' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Use device setting' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Background video' })).toBeChecked();
  const emails = within(screen.getByRole('region', { name: 'Email notifications' }));
  expect(emails.getByRole('switch', { name: 'New logins' })).toBeChecked();
  expect(emails.getByRole('switch', { name: 'Payments received' })).toBeChecked();
  expect(emails.getByRole('switch', { name: 'Low batteries' })).not.toBeChecked();
  const notifications = within(screen.getByRole('region', { name: 'In-game notifications' }));
  for (const option of notifications.getAllByRole('switch')) expect(option).toBeChecked();
});

test('saves which kinds of notifications are shown', async () => {
  const { user, api } = await open();
  const newsSwitch = screen.getByRole('switch', { name: 'News' });
  await user.click(newsSwitch);
  await user.click(screen.getByRole('switch', { name: 'Upcoming halving' }));
  expect(newsSwitch).not.toBeChecked();
  await waitFor(() =>
    expect(api.callsTo(SAVE).map(({ body }) => body)).toEqual([
      { notifications: { news: false } },
      { notifications: { halving: false } },
    ]),
  );
});

test('[R11] saves a changed email preference on the server, and nothing else', async () => {
  const { user, api } = await open();
  const emails = within(screen.getByRole('region', { name: 'Email notifications' }));
  const paymentsSwitch = emails.getByRole('switch', { name: 'Payments received' });
  expect(paymentsSwitch).toHaveAccessibleDescription('When you receive tokens.');
  for (const [name, change] of [
    ['New logins', { newLogin: false }],
    ['Payments received', { payments: false }],
    ['Low batteries', { battery: true }],
    ['Achievements', { achievements: true }],
  ] as const) {
    await user.click(emails.getByRole('switch', { name }));
    await waitFor(() => expect(api.callsTo(SAVE).at(-1)?.body).toEqual({ emails: change }));
  }
  expect(paymentsSwitch).not.toBeChecked();
});

test('[C17] consent to usage data can be given and withdrawn, and is kept on this device', async () => {
  const { user } = await open();
  const usageSwitch = screen.getByRole('switch', { name: 'Share usage data' });
  expect(usageSwitch).not.toBeChecked();
  await user.click(usageSwitch);
  expect(localStorage.getItem('consent')).toBe('granted');
  await user.click(usageSwitch);
  expect(usageSwitch).not.toBeChecked();
  expect(localStorage.getItem('consent')).toBe('denied');
});

test('[C17] asks for consent to send errors to Sentry if only Sentry is configured', async () => {
  const telemetry = {
    ...NO_THIRD_PARTY_TELEMETRY,
    isAnalyticsOn: false,
    sentryDsn: 'https://abc@sentry.example/42',
  };
  await open({}, { bootstrap: { telemetry } });
  expect(screen.getByRole('switch', { name: 'Share usage data' })).toHaveAccessibleDescription(
    'Sends errors in the app to Sentry, without linking them to your account.',
  );
  expect(screen.getByText('Applies to this device only.')).toBeVisible();
});

test('[K6] applies a number format immediately and stores it on this device', async () => {
  const { user } = await open();
  expect(screen.getByText('1,234,567.891234')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Plain (1234567.89)' }));
  expect(screen.getByText('1234567.891234')).toBeVisible();
  expect(getStoredPreferences()).toMatchObject({ numberFormat: 'plain' });
});

test('motion and video can be changed by keyboard and are stored', async () => {
  const { user } = await open();
  const animations = within(screen.getByRole('group', { name: 'Animations' }));
  animations.getByRole('radio', { name: 'Use device setting' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(animations.getByRole('radio', { name: 'Reduced' })).toBeChecked();
  const video = screen.getByRole('switch', { name: 'Background video' });
  expect(video).toHaveAccessibleDescription('Paused while animations are reduced.');
  video.focus();
  await user.keyboard(' ');
  expect(video).not.toBeChecked();
  expect(getStoredPreferences()).toMatchObject({ motion: 'reduced', video: false });
});

test('[LG4] [LG9] loads a language, applies it immediately and switches to right-to-left', async () => {
  const { handler, release } = deferResponse({ status: 200, body: arabic });
  const { user } = await open({ 'GET /locales/ar-SA.json': handler });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar-SA');
  expect(await screen.findByText('Loading translations')).toBeVisible();
  release();
  expect(await screen.findByRole('heading', { name: arabic.Settings })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(localStorage.getItem('language')).toBe('ar-SA');
});

test('[LG5] keeps the language if loading another one fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open({ 'GET /locales/ja-JP.json': { status: 503, body: '' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ja-JP');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
  expect(log).toHaveBeenCalled();
});

test.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('[LG9] translates every text to %s', async (locale, texts: Record<string, string>) => {
  const { user } = await open({}, { language: { locale, texts } });
  const untranslatedWords = () => findUntranslatedWords();
  expect(untranslatedWords()).toBeNull();
  await user.click(screen.getByRole('radio', { name: texts.Reduced ?? 'Reduced' }));
  expect(untranslatedWords()).toBeNull();
});
