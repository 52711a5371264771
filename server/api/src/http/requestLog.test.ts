import { openTestApi } from '../../test/openTestApi';

const lines: string[] = [];
const api = openTestApi({
  configure: () => ({ logLevel: 'info', logStream: { write: (line) => void lines.push(line) } }),
});

const parseLog = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(() => void lines.splice(0));

test('logs a request under the ID that the gateway sent, without the values in its path, and returns that ID', async () => {
  const { headers } = await api.call('GET /public/referral/CODE1234', {
    headers: { 'x-request-id': 'id-1' },
  });
  expect(headers['x-request-id']).toBe('id-1');
  expect(parseLog()).toEqual([
    expect.objectContaining({ requestId: 'id-1', server: 'api', method: 'GET', ms: expect.any(Number) }),
  ]);
  expect(lines.join()).not.toContain('CODE1234');
});

test('replaces a request ID that does not come from a trusted gateway', async () => {
  const { headers } = await api.call('GET /public/mining/rules', {
    headers: { 'x-request-id': 'id-1' },
    from: '198.51.100.7',
  });
  expect(headers['x-request-id']).not.toBe('id-1');
});

test('logs no email, password, IP address or token of a login', async () => {
  await api.call('POST /public/auth/login/credential', {
    body: { email: 'ada@example.org', password: 'correct-horse-9' },
    bearer: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbg',
    from: '198.51.100.7',
  });
  expect(parseLog()).toHaveLength(1);
  expect(lines.join()).not.toMatch(/ada@|example|horse|eyJ|198\.51/);
});

test('logs an unexpected error of the database under the ID of the request, without the values that it contains', async () => {
  jest
    .spyOn(api.context.database, 'query')
    .mockRejectedValueOnce(
      Object.assign(new Error('no such row for ada@example.org'), { code: 'XX000', detail: 'hash abc' }),
    );
  await api.call('POST /public/auth/login/credential', {
    body: { email: 'ada@example.org', password: 'correct-horse-9' },
    headers: { 'x-request-id': 'id-2' },
  });
  const error = parseLog().find(({ err }) => err);
  expect(error).toMatchObject({
    requestId: 'id-2',
    err: { message: 'no such row for [removed]', code: 'XX000' },
  });
  expect(lines.join()).not.toMatch(/ada@|hash abc/);
});
