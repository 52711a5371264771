import { exportData, getProfile, type Endpoint } from '@hashgrid/contracts/endpoints';
import { NETWORK_ERROR_CODE } from './apiTypes';
import { sendRequest } from './sendRequest';

const TIMEOUT_MS = 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Sends a request whose response takes three times the usual timeout. */
async function sendSlowly(contract: Endpoint) {
  window.fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(new Response('{}')), 3 * TIMEOUT_MS);
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const { path: url, method } = contract;
  const request = { url, method, contract, responseType: 'blob' as const };
  const result = sendRequest(request, { apiKey: 'k', timeoutMs: TIMEOUT_MS });
  await jest.runAllTimersAsync();
  return result;
}

test('gives the data export more time than other requests', async () => {
  expect(await sendSlowly(exportData)).toMatchObject({ ok: true });
  expect(await sendSlowly(getProfile)).toMatchObject({ ok: false, httpStatus: NETWORK_ERROR_CODE });
});

test('requests messages in the language on screen', async () => {
  document.documentElement.lang = 'ja-JP';
  const sent: HeadersInit[] = [];
  window.fetch = async (_url, init) => {
    sent.push(init?.headers ?? {});
    return new Response('{}');
  };
  await sendRequest({ url: '/x', method: 'GET' }, { apiKey: 'k', timeoutMs: TIMEOUT_MS });
  expect(new Headers(sent[0]).get('accept-language')).toBe('ja-JP');
});
