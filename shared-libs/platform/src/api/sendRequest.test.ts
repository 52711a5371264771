import { NETWORK_ERROR_CODE, PRELOADED_REQUESTS_KEY } from '@hashgrid/contracts';
import {
  exportData,
  exportTransactions,
  getKycFile,
  getProfile,
  type Endpoint,
} from '@hashgrid/contracts/endpoints';
import { fromContract } from './fromContract';
import { sendRequest } from './sendRequest';

const TIMEOUT_MS = 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, PRELOADED_REQUESTS_KEY);
});

/** Sends a request whose response takes three times the usual timeout. */
async function sendSlowly(contract: Endpoint) {
  window.fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(new Response('{}')), 3 * TIMEOUT_MS);
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const result = sendRequest(fromContract(contract).query({}), { apiKey: 'k', timeoutMs: TIMEOUT_MS });
  await jest.runAllTimersAsync();
  return result;
}

test.each([exportData, exportTransactions, getKycFile])(
  'gives the file of $path more time',
  async (contract) => {
    expect(await sendSlowly(contract)).toMatchObject({ ok: true });
  },
);

test('ends a request that is no file at the time limit', async () => {
  expect(await sendSlowly(getProfile)).toMatchObject({ ok: false, httpStatus: NETWORK_ERROR_CODE });
});

test('returns a response that arrived while the machine was paused, although the time limit has passed', async () => {
  const now = performance.now.bind(performance);
  window.fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      // After the pause, the browser runs timers first and passes on the response then.
      setTimeout(() => {
        jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
        setTimeout(() => resolve(new Response('{}')), 1);
      }, TIMEOUT_MS - 1);
    });
  const result = sendRequest({ url: '/x' }, { apiKey: 'k', timeoutMs: TIMEOUT_MS });
  await jest.runAllTimersAsync();
  expect(await result).toMatchObject({ ok: true });
});

test('ends a request at the time limit when its preloaded response stops arriving', async () => {
  const stalled = new Response('{}');
  stalled.text = () => new Promise(() => undefined);
  const responses = { [getProfile.path]: Promise.resolve(stalled) };
  Object.assign(globalThis, { [PRELOADED_REQUESTS_KEY]: { token: 'abc', responses } });
  const handleResult = jest.fn();
  const options = { apiKey: 'k', token: 'abc', timeoutMs: TIMEOUT_MS };
  void sendRequest(fromContract(getProfile).query(), options).then(handleResult);
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(handleResult.mock.calls).toMatchObject([[{ ok: false, httpStatus: NETWORK_ERROR_CODE }]]);
});

test.each([
  [true, 'The server didn’t respond. Check your connection and try again.'],
  [false, 'You’re offline. Check your connection and try again.'],
])('says why there is no response by whether the browser is online: %s', async (isOnline, message) => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(await sendSlowly(getProfile)).toMatchObject({ error: { message } });
  online.mockRestore();
});

/** Sends a request and returns what `fetch` was called with. */
async function captureFetch(): Promise<RequestInit | undefined> {
  const sent: (RequestInit | undefined)[] = [];
  window.fetch = async (_url, init) => {
    sent.push(init);
    return new Response('{}');
  };
  await sendRequest({ url: '/x', method: 'GET' }, { apiKey: 'k', token: 'abc', timeoutMs: TIMEOUT_MS });
  return sent[0];
}

test('requests messages in the language on screen', async () => {
  document.documentElement.lang = 'ja-JP';
  expect(new Headers((await captureFetch())?.headers).get('accept-language')).toBe('ja-JP');
});

test('authorizes a request by its bearer token alone, without the cookies', async () => {
  const sent = await captureFetch();
  expect(sent?.credentials).toBe('omit');
  expect(new Headers(sent?.headers).get('authorization')).toBe('Bearer abc');
});
