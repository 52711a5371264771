import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createReleaseClient } from './createReleaseClient';

let requestedUrl: string | undefined;
let reply: { status: number; body: string; headers?: Record<string, string>; isCut?: boolean } | null;
let server: Server;
beforeEach(async () => {
  server = createServer(({ url }, response) => {
    requestedUrl = url;
    if (!reply) return response.destroy();
    response.writeHead(reply.status, reply.headers);
    if (reply.isCut) return response.write(reply.body, () => response.destroy());
    return response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

const createClient = () => {
  const { port } = server.address() as AddressInfo;
  return createReleaseClient({ url: `http://127.0.0.1:${port}/`, token: 'hgr_x' });
};
const list = () => createClient().list({});

test('returns the data of a response', async () => {
  const data = { channel: 'live', revision: 7, remotes: [] };
  reply = { status: 200, body: JSON.stringify({ data }) };
  expect(await list()).toEqual(data);
});

test('leaves parameters without a value out of the query', async () => {
  reply = { status: 200, body: '{"data":{"channel":"live","revision":7,"remotes":[]}}' };
  await createClient().list({ channel: undefined });
  expect(requestedUrl).toBe('/api/releases/list');
});

test.each([
  ['an HTML page', '<!doctype html>', '/list is not valid: the body must be object. Check that this command'],
  [
    'a field of another type',
    '{"data":{"channel":"live","revision":"7","remotes":[]}}',
    'data.revision must be integer',
  ],
])('rejects %s as a response', async (_name, body, problem) => {
  reply = { status: 200, body };
  await expect(list()).rejects.toThrow(problem);
});

test('names the rejected fields', async () => {
  const errors = { release: ['Enter a valid value.'] };
  reply = { status: 422, body: JSON.stringify({ message: 'Please fix the highlighted fields.', errors }) };
  await expect(list()).rejects.toThrow('The product refused the request. release: Enter a valid value.');
});

test('says what to check if nothing responds', async () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  await expect(createReleaseClient({ url, token: 'hgr_x' }).list({})).rejects.toThrow(
    /^Could not reach .*\. Check that the product is running, and HASHGRID_URL if it is set\.$/,
  );
});

test('says why none of the addresses of a host can be reached', async () => {
  const refused = new Error('connect ECONNREFUSED 127.0.0.1:1');
  const cause = new AggregateError([refused, new Error('connect ECONNREFUSED ::1:1')]);
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(list()).rejects.toThrow(/^Could not reach .*: connect ECONNREFUSED 127\.0\.0\.1:1\. Check/);
});

test.each([
  [413, 'A proxy in front of the product limits the size of uploads: let it accept 160 MB.'],
  [504, 'The product behind this address did not respond. Try again.'],
  [404, 'Check HASHGRID_URL if it is set.'],
])('says what to do about a response with %d that does not come from a product', async (status, advice) => {
  reply = { status, body: '<html>nginx</html>' };
  await expect(list()).rejects.toThrow(`/api/releases/list responded with ${status}. ${advice}`);
});

test('does not follow a redirect, which would lose the token and the body, and names its target', async () => {
  reply = { status: 301, body: '', headers: { location: 'https://play.example.org/api/releases/list' } };
  await expect(list()).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+\/ redirects to https:\/\/play\.example\.org\. Set HASHGRID_URL to that address\.$/,
  );
});

test('throws the message of an error response, or its status if it has none', async () => {
  reply = { status: 403, body: '{"message":"The token lacks the scope."}' };
  await expect(list()).rejects.toThrow('The token lacks the scope.');
  for (const body of ['<html>', 'null', '{}', '{"message":""}', '{"message":{"text":"Bad gateway"}}']) {
    reply = { status: 502, body };
    await expect(list()).rejects.toThrow('responded with 502.');
  }
});

test.each(['{"errors":[{"status":"404"}]}', '{"errors":null}', '{"errors":{"release":"Unknown."}}'])(
  'does not take %s, which another server may send, for an error of a product',
  async (body) => {
    reply = { status: 404, body };
    await expect(list()).rejects.toMatchObject({
      name: 'ReleaseApiError',
      message: expect.stringMatching(/\/list responded with 404\. Check HASHGRID_URL if it is set\.$/),
    });
  },
);

test('names the target of a redirect as it is when it is not a URL', async () => {
  reply = { status: 302, body: '', headers: { location: 'http://' } };
  await expect(list()).rejects.toThrow(/redirects to http:\/\/\. Set HASHGRID_URL to that address\.$/);
});

test.each([200, 409])(
  'says that a response with %d was cut off, and how to find out whether a change was made',
  async (status) => {
    reply = { status, body: '{"data":', isCut: true };
    await expect(list()).rejects.toMatchObject({
      name: 'ReleaseApiError',
      message: expect.stringMatching(/^The response from http:\S+\/list was cut off\. Try again\.$/),
    });
    await expect(createClient().resume({ name: 'shop' })).rejects.toThrow(
      'Check with "list" whether the change was made, then try again.',
    );
  },
);

test('does not claim that the product was out of reach when the network was lost after the connection', async () => {
  const cause = Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT', syscall: 'read' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(createClient().resume({ name: 'shop' })).rejects.toThrow(
    /did not respond: read ETIMEDOUT\. Check with "list" whether the change was made, then try again\.$/,
  );
});

test('says that a request got no response, and how to find out whether a change was made', async () => {
  reply = null;
  await expect(list()).rejects.toMatchObject({
    name: 'ReleaseApiError',
    message: expect.stringMatching(/^http:\S+ did not respond: .*\. Try again\.$/),
  });
  await expect(createClient().resume({ name: 'shop' })).rejects.toThrow(
    'Check with "list" whether the change was made, then try again.',
  );
});

test('advises to repeat a request that changes no channel when its response is lost', async () => {
  reply = null;
  const client = createClient();
  const build = { name: 'shop', release: '1.0.0-1a2b3c4d' };
  await expect(client.check(build)).rejects.toThrow(/\. Try again\.$/);
  await expect(client.preview(build)).rejects.toThrow(/\. Try again\.$/);
  await expect(client.upload(Readable.from(['build']))).rejects.toThrow(/\. Try again\.$/);
});
