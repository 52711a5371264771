import { PRELOADED_REQUESTS_KEY, type PreloadedRequests } from '@hashgrid/contracts';
import { consumePreloadedResponse } from './consumePreloadedResponse';

const globals = globalThis as { [PRELOADED_REQUESTS_KEY]?: PreloadedRequests };
const PROFILE = { url: '/shared/client/profile' };
const response = {} as Response;

let controller: AbortController;
const consume = (request: Parameters<typeof consumePreloadedResponse>[0], token?: string) =>
  consumePreloadedResponse(request, token, controller.signal);

beforeEach(() => {
  controller = new AbortController();
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  globals[PRELOADED_REQUESTS_KEY] = { token: 'abc', responses: { [PROFILE.url]: Promise.resolve(response) } };
});
afterEach(() => delete globals[PRELOADED_REQUESTS_KEY]);

test('returns a preloaded response once', async () => {
  expect(await consume(PROFILE, 'abc')).toBe(response);
  expect(await consume(PROFILE, 'abc')).toBeNull();
});

test('ignores a response for another bearer token, method, query or URL, or without a token', async () => {
  expect(await consume(PROFILE, 'other')).toBeNull();
  expect(await consume(PROFILE)).toBeNull();
  expect(await consume({ ...PROFILE, method: 'POST' }, 'abc')).toBeNull();
  expect(await consume({ ...PROFILE, params: { limit: 1 } }, 'abc')).toBeNull();
  expect(await consume({ url: '/shared/token/all' }, 'abc')).toBeNull();
});

test('stops waiting for a response when the request is aborted', async () => {
  globals[PRELOADED_REQUESTS_KEY] = {
    token: 'abc',
    responses: { [PROFILE.url]: new Promise(() => undefined) },
  };
  const consumed = consume(PROFILE, 'abc');
  controller.abort();
  expect(await consumed).toBeNull();
});

test('ignores a stale response', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(await consume(PROFILE, 'abc')).toBeNull();
});

test('returns null without preloaded responses', async () => {
  delete globals[PRELOADED_REQUESTS_KEY];
  expect(await consume(PROFILE, 'abc')).toBeNull();
});
