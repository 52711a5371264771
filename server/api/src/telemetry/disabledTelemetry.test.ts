import { openTestApi } from '../../test/openTestApi';

const api = openTestApi({ configure: () => ({ isAnalyticsOn: false }) });

test('rejects page views when analytics is off', async () => {
  const view = {
    path: '/',
    title: '',
    language: 'en-US',
    previousPath: null,
    at: api.context.now().toISOString(),
  };
  const { status } = await api.call('POST /public/telemetry/page-views', { body: { items: [view] } });
  expect(status).toBe(404);
});

test('rejects envelopes when Sentry isn’t configured', async () => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/v1/public/telemetry/sentry',
    headers: { 'content-type': 'text/plain' },
    payload: '{}',
  });
  expect(statusCode).toBe(404);
});
