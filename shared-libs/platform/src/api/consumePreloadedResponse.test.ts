import { PRELOADED_REQUESTS_KEY, type PreloadedRequests } from '@hashgrid/contracts';
import { consumePreloadedResponse } from './consumePreloadedResponse';

const page = globalThis as { [PRELOADED_REQUESTS_KEY]?: PreloadedRequests };
const PROFILE = { url: '/shared/client/profile' };
const response = {} as Response;

let abort: AbortController;
const consume = (request: Parameters<typeof consumePreloadedResponse>[0], token?: string) =>
  consumePreloadedResponse(request, token, abort.signal);

beforeEach(() => {
  abort = new AbortController();
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  page[PRELOADED_REQUESTS_KEY] = { token: 'abc', responses: { [PROFILE.url]: Promise.resolve(response) } };
});
afterEach(() => delete page[PRELOADED_REQUESTS_KEY]);

test('returns a preloaded response once', async () => {
  expect(await consume(PROFILE, 'abc')).toBe(response);
  expect(await consume(PROFILE, 'abc')).toBeNull();
});

test('ignores a response for another bearer token, method or query', async () => {
  expect(await consume(PROFILE, 'other')).toBeNull();
  expect(await consume(PROFILE)).toBeNull();
  expect(await consume({ ...PROFILE, method: 'POST' }, 'abc')).toBeNull();
  expect(await consume({ ...PROFILE, params: { limit: 1 } }, 'abc')).toBeNull();
  expect(await consume({ url: '/shared/token/all' }, 'abc')).toBeNull();
});

test('stops waiting for a response when the request is aborted', async () => {
  page[PRELOADED_REQUESTS_KEY] = { token: 'abc', responses: { [PROFILE.url]: new Promise(() => undefined) } };
  const consumed = consume(PROFILE, 'abc');
  abort.abort();
  expect(await consumed).toBeNull();
});

test('ignores a stale response', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(await consume(PROFILE, 'abc')).toBeNull();
});

test('returns null without preloaded responses', async () => {
  delete page[PRELOADED_REQUESTS_KEY];
  expect(await consume(PROFILE, 'abc')).toBeNull();
});
