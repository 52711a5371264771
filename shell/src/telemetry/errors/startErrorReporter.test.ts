import { NO_THIRD_PARTY_TELEMETRY, type ReportedError } from '@hashgrid/contracts';
import { reportError } from '@hashgrid/platform';
import { createPlatformServices, getRecentErrors } from '@hashgrid/platform/host';
import { createFakeApi, ok, sampleBootstrap } from '@hashgrid/testing';
import { waitFor } from '@testing-library/react';
import { recordScreenView } from '../screenViews';
import { watchErrors } from '../watchErrors';
import { startErrorReporter } from './startErrorReporter';

const POST_ERRORS = 'POST /public/telemetry/errors';

let stop: () => void;
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function setUp(sentryDsn: string | null = null, load = jest.fn()) {
  const api = createFakeApi({ [POST_ERRORS]: ok({ stored: 1 }) });
  window.fetch = api.fetch;
  const telemetry = { ...NO_THIRD_PARTY_TELEMETRY, sentryDsn };
  const services = createPlatformServices({ ...sampleBootstrap, telemetry });
  stop = startErrorReporter(services, load);
  const sent = () =>
    api.callsTo(POST_ERRORS).flatMap(({ body }) => (body as { items: ReportedError[] }).items);
  return { sent, load, setConsent: services.consent.set };
}

test('[C18] reports an error with the tracking ID on screen, its remote and route, and without personal data', async () => {
  recordScreenView({
    path: '/transaction/:id',
    title: 'Transaction',
    remote: 'finance',
    version: '1.0.0',
    hash: 'aa',
  });
  const early = reportError(new Error('Before the reporter has been loaded'));
  const { sent, load } = setUp();
  const error = new Error('No player ada@mail.example');
  error.stack = 'Error\n at f (https://a.example/remotes/game/1.4.2-1a2b3c4d/dashboard.js?x=1:2:3)';
  const id = reportError(error, { area: 'window' });
  await waitFor(() => expect(sent().map((item) => item.id)).toEqual([early, id]));
  expect(sent()[1]).toMatchObject({
    message: 'No player [removed]',
    area: 'window',
    remote: 'game',
    version: '1.4.2',
    hash: '1a2b3c4d',
    fallback: null,
    path: '/transaction/:id',
    release: sampleBootstrap.shell.version,
  });
  expect(load).not.toHaveBeenCalled();
});

test('[C18] reports uncaught errors, unhandled rejections and violations of the Content Security Policy', () => {
  setUp();
  watchErrors();
  const error = new Error('Broken');
  const reason = new Error('Rejected');
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught Error: Broken' }));
  // Browsers hide the errors of scripts from other origins.
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const violation = { effectiveDirective: 'img-src', blockedURI: 'https://evil.example/' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  expect(getRecentErrors().slice(-4)).toMatchObject([
    { error, context: { area: 'window' } },
    { message: 'Script error.', context: { area: 'window' } },
    { error: reason, context: { area: 'promise' } },
    { message: 'img-src blocked https://evil.example/', context: { area: 'policy' } },
  ]);
});

test('[C18] loads Sentry again at the next error if loading it failed, and passes that error on', async () => {
  const capture = jest.fn();
  localStorage.setItem('consent', 'granted');
  const load = jest.fn().mockRejectedValueOnce(new Error('Not loaded')).mockResolvedValue(capture);
  setUp('https://abc@sentry.example/42', load);
  reportError(new Error('Before Sentry has been loaded'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await expect(load.mock.results[0]!.value).rejects.toThrow('Not loaded');
  const error = new Error('For Sentry');
  const id = reportError(error, { area: 'window' });
  await waitFor(() => expect(capture).toHaveBeenCalledTimes(1));
  expect(capture.mock.calls[0]).toMatchObject([{ id, error }, { id }]);
});

test('[C18] sends errors to Sentry only while the player consents, and always to the API', async () => {
  const capture = jest.fn();
  const load = jest.fn().mockResolvedValue(capture);
  const { sent, setConsent } = setUp('https://abc@sentry.example/42', load);
  const ids = [reportError(new Error('Before the choice'))];
  setConsent('denied');
  ids.push(reportError(new Error('Declined')));
  expect(load).not.toHaveBeenCalled();
  setConsent('granted');
  const agreed = new Error('Agreed');
  ids.push(reportError(agreed));
  await waitFor(() => expect(capture).toHaveBeenCalledTimes(1));
  setConsent('denied');
  ids.push(reportError(new Error('Withdrawn')));
  await waitFor(() => expect(sent().map(({ id }) => id)).toEqual(expect.arrayContaining(ids)));
  expect(capture.mock.calls).toMatchObject([[{ error: agreed }, {}]]);
});

test('[C18] sends no error to Sentry if the player withdraws their consent while Sentry loads', async () => {
  const capture = jest.fn();
  localStorage.setItem('consent', 'granted');
  let finishLoad = (_: typeof capture) => {};
  const load = jest.fn(() => new Promise((resolve) => (finishLoad = resolve)));
  const { sent, setConsent } = setUp('https://abc@sentry.example/42', load);
  const id = reportError(new Error('Before the withdrawal'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  setConsent('denied');
  finishLoad(capture);
  await waitFor(() => expect(sent().map((item) => item.id)).toContain(id));
  expect(capture).not.toHaveBeenCalled();
});

test('[C18] reports at most five equal errors and at most 20 errors, and keeps them while offline', async () => {
  jest.useFakeTimers();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent } = setUp();
  for (let count = 0; count < 9; count++) reportError(new Error('Again and again'));
  for (let count = 0; count < 30; count++) reportError(new Error(`Error ${count}`));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent()).toHaveLength(20));
  expect(sent().filter(({ message }) => message === 'Again and again')).toHaveLength(5);
});
