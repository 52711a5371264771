import { waitFor } from '@testing-library/react';
import { NO_THIRD_PARTY_TELEMETRY } from '@hashgrid/contracts';
import { createSentryReporter } from './createSentryReporter';

test('[C18] sends an error through our origin, with its tracking ID and without personal data', async () => {
  const sent: { url: string; body: string }[] = [];
  window.fetch = (url, init) => {
    sent.push({ url: String(url), body: String(init?.body) });
    return Promise.resolve({
      status: 200,
      headers: new Headers(),
      text: () => Promise.resolve(''),
    } as Response);
  };
  const capture = createSentryReporter({
    shell: { version: '1.2.3', base: '/shell/1.2.3-aa/' },
    telemetry: { ...NO_THIRD_PARTY_TELEMETRY, sentryDsn: 'https://abc@sentry.example/42' },
  });
  const error = new Error('No wallet of ada@mail.example at 0x52908400098527886E0F7030069857D2E4169EE7');
  const at = new Date().toISOString();
  const tags = { area: 'window', remote: 'game', version: '1.4.2', path: '/transaction/:id' };
  capture(
    { id: '0123456789ab', error, message: error.message, context: {}, at },
    { id: '0123456789ab', message: '', stack: '', release: '1.2.3', at, ...tags },
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  const [{ url, body }] = sent as [{ url: string; body: string }];
  expect(url).toBe('/api/v1/public/telemetry/sentry');
  const event = JSON.parse(body.split('\n')[2] ?? '');
  expect(event.release).toBe('shell@1.2.3');
  expect(event.tags).toEqual({
    trackingId: '0123456789ab',
    area: 'window',
    remote: 'game',
    remoteVersion: '1.4.2',
    route: '/transaction/:id',
  });
  expect(event.exception.values[0].value).toBe('No wallet of [removed] at [removed]');
  expect(body).not.toMatch(/ada@mail|0x5290|"user"|"request"|"breadcrumbs"/);
  const failure = { statusCode: 409, message: 'Not now.' };
  capture(
    { id: '0123456789ac', error: failure, message: failure.message, context: {}, at },
    { id: '0123456789ac', message: '', stack: '', release: '1.2.3', at, ...tags },
  );
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(JSON.parse(sent[1]!.body.split('\n')[2] ?? '').exception.values[0].value).toBe('Not now.');
});
