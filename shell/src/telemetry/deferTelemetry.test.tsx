import { act, screen, waitFor } from '@testing-library/react';
import { NO_THIRD_PARTY_TELEMETRY } from '@hashgrid/contracts';
import { reportError } from '@hashgrid/platform';
import { createPlatformServices } from '@hashgrid/platform/host';
import { navigateTo, sampleBootstrap } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';
import { ConsentDialog } from './analytics/ConsentDialog';
import { deferTelemetry } from './deferTelemetry';
import { telemetryModule, type TelemetryModule } from './telemetryModule';
import { screenViews } from './screenViews';

const createModule = (): TelemetryModule => ({ startTelemetry: jest.fn(), ConsentDialog });
const queryConsentDialog = () => screen.queryByRole('dialog', { name: 'Share usage data?' });

afterEach(() => act(() => telemetryModule.set(null)));

test('[C18] loads telemetry at the first error, and retries at the next one if that fails', async () => {
  const module = createModule();
  const load = jest.fn().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue(module);
  const services = createPlatformServices(sampleBootstrap);
  deferTelemetry(services, new Promise(() => undefined), load);
  expect(load).not.toHaveBeenCalled();
  reportError(new Error('First'));
  await act(() => Promise.resolve());
  reportError(new Error('Second'));
  await waitFor(() => expect(module.startTelemetry).toHaveBeenCalledWith(services));
  expect(telemetryModule.get()).toBe(module);
  reportError(new Error('Third'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads telemetry once the first screen has loaded, and retries when the connection is back', async () => {
  jest.useFakeTimers();
  const module = createModule();
  const load = jest.fn().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue(module);
  const services = createPlatformServices(sampleBootstrap);
  let finishInitialLoad = () => {};
  deferTelemetry(services, new Promise<void>((resolve) => (finishInitialLoad = resolve)), load);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  finishInitialLoad();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(module.startTelemetry).toHaveBeenCalledWith(services);
  jest.useRealTimers();
});

test('[C17] asks for consent at the end of the tab order, once on this device', async () => {
  const { user } = await renderShell();
  expect(queryConsentDialog()).not.toBeInTheDocument();
  act(() => telemetryModule.set(createModule()));
  expect(queryConsentDialog()).toBeVisible();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(queryConsentDialog()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage.getItem('consent')).toBe('granted');
});

test('hides the consent dialog while the player types, on any screen', async () => {
  await renderShell();
  act(() => telemetryModule.set(createModule()));
  const dialog = queryConsentDialog();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(dialog).not.toBeVisible();
  field.type = 'checkbox';
  expect(dialog).toBeVisible();
  field.remove();
});

test('[C17] does not ask for consent if analytics are off', async () => {
  await renderShell({ bootstrap: { telemetry: { ...NO_THIRD_PARTY_TELEMETRY, isAnalyticsOn: false } } });
  act(() => telemetryModule.set(createModule()));
  expect(queryConsentDialog()).not.toBeInTheDocument();
});

test.each([
  [
    'only Sentry is configured',
    false,
    /^We’d like to send errors in the app to Sentry, without linking them to your account\. You can change this in Settings\.$/,
  ],
  ['analytics are on', true, /send errors in the app to Sentry.+count how often each screen is used/],
])('[C18] asks before errors are sent to Sentry when %s', async (_name, isAnalyticsOn, description) => {
  const sentryDsn = 'https://abc@sentry.example/42';
  await renderShell({ bootstrap: { telemetry: { ...NO_THIRD_PARTY_TELEMETRY, isAnalyticsOn, sentryDsn } } });
  act(() => telemetryModule.set(createModule()));
  expect(queryConsentDialog()).toHaveAccessibleDescription(description);
});

test('[C17] records the screens that guards allow, by path template', async () => {
  screenViews.set([]);
  const { user } = await renderShell({ path: '/_app' });
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
  await waitFor(() =>
    expect(screenViews.get().map(({ path, title, remote }) => [path, title, remote])).toEqual([
      ['/_app', 'About this app', 'shell'],
      ['/dashboard', 'Dashboard', 'game'],
    ]),
  );
});

test('[C17] records a screen again when its path changes, but not when only its query does', async () => {
  screenViews.set([]);
  await renderShell({ session: 'guest', path: '/ref/ONE' });
  await navigateTo('/ref/ONE?from=friend');
  await navigateTo('/ref/TWO');
  expect(screenViews.get().map(({ path }) => path)).toEqual(['/ref/*', '/ref/*']);
});
