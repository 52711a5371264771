import { getEnvironmentUrl, readLiveSet } from './readLiveSet';

const BOOTSTRAP = { shell: { version: '1.0.0', base: '/shell/1.0.0-ab/' }, remotes: [], details: {} };
const HTML = `<script type="application/json" id="bootstrap">${JSON.stringify(BOOTSTRAP)}</script>`;

test('asks for the live builds, because a page without a group may have those of canaries', async () => {
  const cookies: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    cookies.push(new Headers(init?.headers).get('cookie'));
    return new Response(String(url).endsWith('shell.json') ? '{ "version": "1.0.0" }' : HTML);
  });
  expect((await readLiveSet('https://play.example.com')).shell.version).toBe('1.0.0');
  expect(cookies[0]).toBe('release_group=live');
});

test('rejects a URL of the environment without http:// or https://', () => {
  expect(() => getEnvironmentUrl({ HASHGRID_URL: 'localhost:3000' })).toThrow(
    'begins with http:// or https://',
  );
  expect(getEnvironmentUrl({ HASHGRID_URL: 'http://localhost:3000' })).toBe('http://localhost:3000');
});
