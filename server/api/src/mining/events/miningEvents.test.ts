import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_KEY_HEADER, type BlockEvent, type HelloEvent } from '@hashgrid/contracts';
import { newMiner, advanceTime, type Miner } from '../../../test/newMiner';
import { API_KEY, openTestApi } from '../../../test/openTestApi';
import { readEventStream } from '../../../test/readEventStream';
import { waitUntil } from '../../../test/waitUntil';

describe('live events', () => {
  const lines: string[] = [];
  const api = openTestApi({
    configure: () => ({ logLevel: 'error', logStream: { write: (line) => void lines.push(line) } }),
  });
  let url: string;

  beforeAll(async () => {
    url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const open = async (miner: Miner, signal?: AbortSignal) =>
    fetch(`${url}/api/v1/shared/mining/events`, {
      headers: { [API_KEY_HEADER]: API_KEY, authorization: `Bearer ${await miner.bearer()}` },
      signal,
    });

  test('streams the unread count and the chain’s state, then a settled block with the player’s unpaid rewards', async () => {
    const miner = await newMiner(api);
    const stop = new AbortController();
    const response = await open(miner, stop.signal);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = readEventStream<HelloEvent & BlockEvent>(response);
    expect((await events.next()).value).toEqual({ event: 'notifications', data: { unread: 0 } });
    const hello = (await events.next()).value as { event: string; data: HelloEvent & BlockEvent };
    expect(hello.event).toBe('hello');
    await advanceTime(api, 600);
    const block = (await events.next()).value as { event: string; data: HelloEvent & BlockEvent };
    expect(block).toMatchObject({
      event: 'block',
      data: { height: hello.data.height + 1, unpaid: { token: 'ORE' } },
    });
    expect(block.data.block.number).toBe(hello.data.height);
    expect(Number(block.data.unpaid.mined)).toBeGreaterThan(0);
    expect(Date.parse(block.data.endsAt)).toBeGreaterThan(Date.parse(block.data.serverTime));
    stop.abort();
  });

  test('[C1] requires the API key and the bearer token of a session that has not ended', async () => {
    const path = `${url}/api/v1/shared/mining/events`;
    const miner = await newMiner(api);
    const authorization = `Bearer ${await miner.bearer()}`;
    expect((await fetch(path, { headers: { authorization } })).status).toBe(401);
    expect((await fetch(path, { headers: { [API_KEY_HEADER]: API_KEY } })).status).toBe(401);
    await miner.call('DELETE /shared/auth/sessions/current');
    expect((await open(miner)).status).toBe(401);
  });

  test('answers a HEAD request with 404 instead of opening a stream', async () => {
    const miner = await newMiner(api);
    const headers = { [API_KEY_HEADER]: API_KEY, authorization: `Bearer ${await miner.bearer()}` };
    const response = await fetch(`${url}/api/v1/shared/mining/events`, { method: 'HEAD', headers });
    expect(response.status).toBe(404);
  });

  test('limits a player to ten streams, and accepts another once they have ended', async () => {
    const miner = await newMiner(api);
    const stops = Array.from({ length: 10 }, () => new AbortController());
    for (const stop of stops) expect((await open(miner, stop.signal)).status).toBe(200);
    expect((await open(miner)).status).toBe(429);
    stops.forEach((stop) => stop.abort());
    const stop = new AbortController();
    await waitUntil(async () => (await open(miner, stop.signal)).status === 200);
    stop.abort();
  });

  test('ends a stream whose events cannot be read, and logs why', async () => {
    const miner = await newMiner(api);
    const { database } = api.context;
    const { query } = database;
    jest.spyOn(database, 'query').mockImplementation(async (text, values) => {
      if (text.includes('from notifications')) throw new Error('no connection');
      return query.call(database, text, values);
    });
    expect(await (await open(miner)).text()).toBe('');
    expect(lines).toEqual([expect.stringContaining('no connection')]);
  });

  /** Opens a stream whose client disconnects while its access token is checked. */
  async function disconnectDuringAuthentication(miner: Miner) {
    const stop = new AbortController();
    const { database } = api.context;
    const { query } = database;
    const requested = once(api.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const spy = jest.spyOn(database, 'query').mockImplementation(async (text, values) => {
      const [, response] = await requested;
      stop.abort();
      if (!response.closed) await once(response, 'close');
      return query.call(database, text, values);
    });
    await expect(open(miner, stop.signal)).rejects.toThrow();
    await Promise.all(spy.mock.results.map(({ value }) => value as Promise<unknown>));
    spy.mockRestore();
  }

  test('does not count the stream of a player who disconnects during authentication', async () => {
    const miner = await newMiner(api);
    for (let streams = 0; streams < 10; streams += 1) await disconnectDuringAuthentication(miner);
    const stop = new AbortController();
    expect((await open(miner, stop.signal)).status).toBe(200);
    stop.abort();
  });
});
