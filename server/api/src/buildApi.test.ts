import { once } from 'node:events';
import { API_KEY_HEADER } from '@hashgrid/contracts';
import { newMiner } from '../test/newMiner';
import { API_KEY, openTestApi } from '../test/openTestApi';
import { buildApi } from './buildApi';

const api = openTestApi();

test('answers the requests in flight before it closes, and ends event streams', async () => {
  const miner = await newMiner(api);
  const app = await buildApi(api.context);
  let finishSlow = (): void => undefined;
  app.get('/slow', async () => {
    app.server.emit('slow');
    await new Promise<void>((resolve) => (finishSlow = resolve));
    return { done: true };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { [API_KEY_HEADER]: API_KEY, authorization: `Bearer ${await miner.bearer()}` };
  const events = await fetch(`${url}/api/v1/shared/mining/events`, { headers });
  const received = once(app.server, 'slow');
  const answer = fetch(`${url}/slow`);
  await received;
  const closed = app.close();
  await expect(events.text()).rejects.toThrow();
  finishSlow();
  expect(await (await answer).json()).toEqual({ done: true });
  await closed;
});

test('limits how long a client may take to send its request', () => {
  expect(api.app.server.requestTimeout).toBe(120_000);
  expect(api.app.server.headersTimeout).toBe(15_000);
});
