import { fetchCurrentRelease } from './fetchCurrentRelease';

test('asks its own site, even where the path could be read as another host', async () => {
  window.history.replaceState(null, '', `${location.origin}//other.example/login`);
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html></html>'));
  expect(await fetchCurrentRelease('auth', new AbortController().signal)).toBeNull();
  expect(new URL(String(fetch.mock.calls[0]?.[0]), location.href).href).toBe(
    `${location.origin}//other.example/login`,
  );
});
