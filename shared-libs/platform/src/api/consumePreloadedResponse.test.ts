import { PRELOADED_REQUESTS_KEY, type PreloadedRequests } from '@hashgrid/contracts';
import { consumePreloadedResponse } from './consumePreloadedResponse';

const page = globalThis as { [PRELOADED_REQUESTS_KEY]?: PreloadedRequests };
const PROFILE = { url: '/shared/client/profile' };
const answer = {} as Response;

let abort: AbortController;
const take = (request: Parameters<typeof consumePreloadedResponse>[0], token?: string) =>
  consumePreloadedResponse(request, token, abort.signal);

beforeEach(() => {
  abort = new AbortController();
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  page[PRELOADED_REQUESTS_KEY] = { token: 'abc', responses: { [PROFILE.url]: Promise.resolve(answer) } };
});
afterEach(() => delete page[PRELOADED_REQUESTS_KEY]);

test('the answer that the HTML has asked for is given to the one who asks, once', async () => {
  expect(await take(PROFILE, 'abc')).toBe(answer);
  expect(await take(PROFILE, 'abc')).toBeNull();
});

test('an answer for another bearer, method or query is left alone', async () => {
  expect(await take(PROFILE, 'other')).toBeNull();
  expect(await take(PROFILE)).toBeNull();
  expect(await take({ ...PROFILE, method: 'POST' }, 'abc')).toBeNull();
  expect(await take({ ...PROFILE, params: { limit: 1 } }, 'abc')).toBeNull();
  expect(await take({ url: '/shared/token/all' }, 'abc')).toBeNull();
});

test('one that never comes is given up with the request', async () => {
  page[PRELOADED_REQUESTS_KEY] = { token: 'abc', responses: { [PROFILE.url]: new Promise(() => undefined) } };
  const taken = take(PROFILE, 'abc');
  abort.abort();
  expect(await taken).toBeNull();
});

test('one that was asked for long ago is left alone', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(await take(PROFILE, 'abc')).toBeNull();
});

test('without any there is none', async () => {
  delete page[PRELOADED_REQUESTS_KEY];
  expect(await take(PROFILE, 'abc')).toBeNull();
});
