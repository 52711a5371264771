import { createFakeApi, fail, offline, ok, sampleBootstrap, type FakeHandlers } from '@hashgrid/testing';
import { api } from '../api/api';
import { createPlatformServices } from '../store/platformServices';
import { createPlatformStore } from '../store/createPlatformStore';

const PROBE = 'GET /shared/game/rules';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPart: build.query<unknown, number>({ query: (number) => ({ url: `/parts/${number}` }) }),
  }),
});

function startTab(handlers: FakeHandlers) {
  const fake = createFakeApi(handlers);
  window.fetch = fake.fetch;
  const { outage, ...services } = createPlatformServices(sampleBootstrap);
  const store = createPlatformStore({ ...services, outage });
  const get = (number: number) => store.dispatch(testApi.endpoints.getPart.initiate(number));
  /** Resolves with the states that follow. */
  const follow = (count: number) =>
    new Promise<string[]>((resolve) => {
      const states: string[] = [];
      outage.subscribe(() => {
        states.push(outage.get());
        if (states.length === count) resolve(states);
      });
    });
  return { fake, outage, get, follow };
}

test('the failure of one endpoint is no outage', async () => {
  const { get, follow } = startTab({ 'GET /parts/:n': offline });
  const states = follow(2);
  await get(1);
  expect(await states).toEqual(['suspected', 'none']);
});

test('failures of all endpoints are one outage, until the API answers again', async () => {
  const gatewayError = fail(502, 'The API is not available.');
  let isDown = true;
  const { get, outage, follow } = startTab({
    'GET /parts/:n': () => (isDown ? gatewayError : ok(1)),
    [PROBE]: () => (isDown ? gatewayError : fail(404, 'Here')),
  });
  const down = follow(2);
  await Promise.all([get(1), get(2), get(3)]);
  expect(await down).toEqual(['suspected', 'confirmed']);
  isDown = false;
  const up = follow(1);
  outage.retry();
  expect(await up).toEqual(['none']);
});

test('an error that the API itself answers causes no probe', async () => {
  const { get, fake, outage } = startTab({ 'GET /parts/:n': fail(500, 'Broken'), [PROBE]: offline });
  await get(1);
  expect(outage.get()).toBe('none');
  expect(fake.callsTo(PROBE)).toEqual([]);
});
