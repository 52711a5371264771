import { getEnvironmentUrl, readLiveSet } from './readLiveSet';

const createPage = (remotes: object[]) => {
  const bootstrap = { shell: { version: '1.0.0', base: '/shell/1.0.0-ab/' }, remotes, details: {} };
  return `<script type="application/json" id="bootstrap">${JSON.stringify(bootstrap)}</script>`;
};

test('asks for the live builds, because a page without a group may have those of canaries', async () => {
  const cookies: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    cookies.push(new Headers(init?.headers).get('cookie'));
    return new Response(String(url).endsWith('shell.json') ? '{ "version": "1.0.0" }' : createPage([]));
  });
  expect((await readLiveSet('https://play.example.com')).shell.version).toBe('1.0.0');
  expect(cookies[0]).toBe('release_group=live');
});

describe('the descriptors of live remotes', () => {
  const DESCRIPTOR = { name: 'game', endpointNames: ['getNodes'] };
  const remotes = ['game', 'shop'].map((name) => ({ name, base: `/remotes/${name}/1.0.0-ab/` }));

  /** Reads a live set in which the descriptor of the shop gets a status. */
  const read = (status: number) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const { pathname } = new URL(String(url));
      if (pathname === '/') return new Response(createPage(remotes));
      if (pathname.startsWith('/remotes/shop/')) return new Response('{}', { status });
      return Response.json(DESCRIPTOR);
    });
    return readLiveSet('https://play.example.com');
  };

  test('lack one whose file is missing or damaged, so that a publish can repair it', async () => {
    expect((await read(404)).descriptors).toEqual({ game: DESCRIPTOR });
  });

  test('are all required while the store of the files does not respond', async () => {
    await expect(read(503)).rejects.toThrow('/remotes/shop/1.0.0-ab/remote.json responded with 503.');
  });
});

test.each(['HASHGRID_URL', 'HASHGRID_PAGES_URL'])('rejects %s without http:// or https://', (setting) => {
  expect(() => getEnvironmentUrl({ [setting]: 'localhost:3000' })).toThrow('begins with http:// or https://');
  expect(getEnvironmentUrl({ [setting]: 'http://localhost:3000' })).toBe('http://localhost:3000');
});

test('works against the gateway of HASHGRID_PAGES_URL where HASHGRID_URL is the address of the API', () => {
  const env = { HASHGRID_URL: 'https://api.example.org', HASHGRID_PAGES_URL: 'https://play.example.org' };
  expect(getEnvironmentUrl(env)).toBe('https://play.example.org');
});
