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
  /** Resolves with the next `count` states. */
  const collectStates = (count: number) =>
    new Promise<string[]>((resolve) => {
      const states: string[] = [];
      outage.subscribe(() => {
        states.push(outage.get());
        if (states.length === count) resolve(states);
      });
    });
  return { fake, outage, get, collectStates };
}

test('does not count the failure of one endpoint as an outage', async () => {
  const { get, collectStates } = startTab({ 'GET /parts/:n': offline });
  const states = collectStates(2);
  await get(1);
  expect(await states).toEqual(['suspected', 'none']);
});

test('counts several failures as one outage until the API responds again', async () => {
  const gatewayError = fail(502, 'The API is not available.');
  let isDown = true;
  const { get, outage, collectStates } = startTab({
    'GET /parts/:n': () => (isDown ? gatewayError : ok(1)),
    // Any response of the API ends the outage.
    [PROBE]: () => (isDown ? gatewayError : fail(404, 'No such endpoint.')),
  });
  const down = collectStates(2);
  await Promise.all([get(1), get(2), get(3)]);
  expect(await down).toEqual(['suspected', 'confirmed']);
  isDown = false;
  const up = collectStates(1);
  outage.retry();
  expect(await up).toEqual(['none']);
});

test('does not probe the API after an error that the API itself sent', async () => {
  const { get, fake, outage } = startTab({ 'GET /parts/:n': fail(500, 'Broken'), [PROBE]: offline });
  await get(1);
  expect(outage.get()).toBe('none');
  expect(fake.callsTo(PROBE)).toEqual([]);
});
