import { NO_THIRD_PARTY_TELEMETRY, type TelemetrySettings } from '@hashgrid/contracts';
import { openTestGateway } from '../test/openTestGateway';

const testGateway = openTestGateway();

const get = (url: string) => testGateway.gateway.inject({ url });

test('allows Google Analytics only when it is configured and analytics are on', async () => {
  const readConnectSources = async (telemetry: Partial<TelemetrySettings>) => {
    await testGateway.reopen({ telemetry: { ...NO_THIRD_PARTY_TELEMETRY, ...telemetry } });
    const { headers, body } = await get('/login');
    expect(body).toContain(JSON.stringify({ ...NO_THIRD_PARTY_TELEMETRY, ...telemetry }));
    return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))![1];
  };
  expect(await readConnectSources({})).toBe("'self'");
  expect(await readConnectSources({ gaMeasurementId: 'G-ABC123' })).toBe(
    "'self' https://www.google-analytics.com",
  );
  expect(await readConnectSources({ gaMeasurementId: 'G-ABC123', isAnalyticsOn: false })).toBe("'self'");
});

test('has browsers report violations to the API', async () => {
  const { headers } = await get('/login');
  const policy = String(headers['content-security-policy']);
  const path = '/api/v1/public/telemetry/violations';
  expect(policy).toContain(`report-uri ${path}; report-to violations`);
  expect(headers).toMatchObject({
    'reporting-endpoints': `violations="${path}"`,
    'integrity-policy': 'blocked-destinations=(script), endpoints=(violations)',
  });
});
