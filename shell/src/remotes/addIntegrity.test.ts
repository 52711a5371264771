import { CHUNK_RETRY_EVENT } from '@hashgrid/contracts';
import { addIntegrity, addIntegrityOnRetry } from './addIntegrity';

const BASE = '/remotes/finance/1.4.2-ab/';

const readImportMaps = () =>
  [...document.querySelectorAll('script[type="importmap"]')].map(
    ({ textContent }) => (JSON.parse(textContent) as { integrity: Record<string, string> }).integrity,
  );

const dispatchRetry = (url: string) =>
  window.dispatchEvent(new CustomEvent(CHUNK_RETRY_EVENT, { detail: url }));

test('adds the hash of a retried chunk once under the URL of the retry, and no hash of another script', () => {
  addIntegrityOnRetry();
  addIntegrity(BASE, { integrity: { 'list.js': 'sha384-l' } }, '', true);
  expect(readImportMaps()).toEqual([]);
  const url = new URL(`${BASE}list.js?retry=1`, location.href).href;
  dispatchRetry(url);
  dispatchRetry(url);
  dispatchRetry(new URL('/remotes/finance/other.js?retry=1', location.href).href);
  dispatchRetry(`https://evil.example${BASE}list.js?retry=1`);
  expect(readImportMaps()).toEqual([{ [url]: 'sha384-l' }]);
});

test('adds the hash of a retried chunk of the shell, which only the import map in the HTML has', () => {
  const script = '/shell/1.0.0-aa/not-found.js';
  const integrity = { [script]: 'sha384-n' };
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  addIntegrityOnRetry();
  const url = new URL(`${script}?retry=1`, location.href).href;
  dispatchRetry(url);
  expect(readImportMaps()).toEqual([integrity, { [url]: 'sha384-n' }]);
});
