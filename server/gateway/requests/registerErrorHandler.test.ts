import { openTestGateway } from '../test/openTestGateway';

const testGateway = openTestGateway();

test('hides the cause of a failure in the gateway from players, and logs it', async () => {
  const lines: Record<string, unknown>[] = [];
  await testGateway.reopen({ logStream: { write: (line) => void lines.push(JSON.parse(line)) } });
  testGateway.gateway.addHook('preHandler', async () => {
    throw new Error("EMFILE: too many open files, open '/srv/hashgrid/releases/shell.json'");
  });
  const response = await testGateway.gateway.inject('/login');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ statusCode: 500, message: expect.not.stringContaining('/srv') });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(lines).toEqual([
    expect.objectContaining({
      requestId: response.headers['x-request-id'],
      err: expect.objectContaining({ message: expect.stringContaining('EMFILE') }),
    }),
  ]);
});

describe.each(['UND_ERR_ABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])('a failure with the code %s', (code) => {
  /** Requests a page that fails with the code, and returns the lines that are logged. */
  const logFailure = async ({ hasClientLeft }: { hasClientLeft: boolean }): Promise<string[]> => {
    const lines: string[] = [];
    await testGateway.reopen({ logStream: { write: (line) => void lines.push(line) } });
    const { gateway } = testGateway;
    const client = new AbortController();
    gateway.addHook('preHandler', async (_request, { raw }) => {
      const closed = new Promise((resolve) => raw.once('close', resolve));
      if (hasClientLeft) client.abort();
      if (hasClientLeft) await closed;
      throw Object.assign(new Error('Ended early'), { code });
    });
    const failed = new Promise<void>((resolve) => gateway.addHook('onError', async () => resolve()));
    const url = await gateway.listen({ host: '127.0.0.1', port: 0 });
    await Promise.all([failed, fetch(`${url}/login`, { signal: client.signal }).catch(() => undefined)]);
    await gateway.close();
    return lines;
  };

  test('is logged while the client waits', async () => {
    expect(await logFailure({ hasClientLeft: false })).toEqual([expect.stringContaining('Ended early')]);
  });

  test('is not logged when the client has left', async () => {
    expect(await logFailure({ hasClientLeft: true })).toEqual([]);
  });
});

test.each(['/none.js', '/locales/xx-XX.json', '/assets/none.svg'])(
  'sends no-store with the 404 of %s, which the next release may have',
  async (url) => {
    const { statusCode, headers } = await testGateway.gateway.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test('returns the API’s error format, without the framework’s text, for a path that it does not forward', async () => {
  const { statusCode, json } = await testGateway.gateway.inject('/api/v1/public/referral/..%2F..%2Foutbox');
  expect([statusCode, json()]).toEqual([
    400,
    { statusCode: 400, message: 'Something went wrong. Please try again.' },
  ]);
});

test('returns 416 with the size of the file for a range beyond its end', async () => {
  const { statusCode, headers } = await testGateway.gateway.inject({
    url: '/shell/1.0.0-aa/vendor.js',
    headers: { range: 'bytes=100-' },
  });
  expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */6']);
});
