import { CHUNK_RETRY_EVENT } from '@hashgrid/contracts';
import { addIntegrity, addIntegrityOnRetry } from './addIntegrity';

const BASE = '/remotes/finance/1.4.2-ab/';

const readMaps = () =>
  [...document.querySelectorAll('script[type="importmap"]')].map(
    ({ textContent }) => (JSON.parse(textContent) as { integrity: Record<string, string> }).integrity,
  );

const retry = (url: string) => window.dispatchEvent(new CustomEvent(CHUNK_RETRY_EVENT, { detail: url }));

test('adds the hash of a chunk under the URL of its retry, once, and of no other script', () => {
  addIntegrityOnRetry();
  addIntegrity(BASE, { integrity: { 'list.js': 'sha384-l' } }, '', true);
  expect(readMaps()).toEqual([]);
  const url = new URL(`${BASE}list.js?retry=1`, location.href).href;
  retry(url);
  retry(url);
  retry(new URL('/remotes/finance/other.js?retry=1', location.href).href);
  retry(`https://evil.example${BASE}list.js?retry=1`);
  expect(readMaps()).toEqual([{ [url]: 'sha384-l' }]);
});
