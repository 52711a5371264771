import type { SecurityEvents } from '@hashgrid/contracts';
import { BROWSERS } from '../../test/browsers';
import { openTestApi } from '../../test/openTestApi';
import { login, newPlayer, newSession, readEvents } from '../../test/players';

describe('the security log', () => {
  const api = openTestApi();
  const page = (bearer: string, query = '') =>
    api.call<SecurityEvents>(`GET /shared/auth/security-events${query}`, { bearer });

  test('lists events with device and IP address, newest first', async () => {
    const { email } = await newPlayer(api);
    await login(api, email, 'not-the-password', '203.0.113.4', BROWSERS.firefoxOnLinux);
    const { accessToken } = (await login(api, email)).body.data;
    const { body } = await page(accessToken);
    expect(body.data).toEqual({
      items: [
        expect.objectContaining({ kind: 'loggedIn', ipAddress: '10.0.0.1' }),
        {
          id: expect.any(String),
          kind: 'loginFailed',
          device: { browser: 'Firefox 143', system: 'Linux', kind: 'desktop' },
          ipAddress: '203.0.113.4',
          createdAt: expect.stringMatching(/Z$/),
        },
      ],
      nextCursor: null,
    });
  });

  test('paginates without gaps or duplicates while events are added', async () => {
    const { email, accessToken } = await newSession(api);
    for (let round = 0; round < 5; round += 1) await login(api, email, 'not-the-password');
    const first = (await page(accessToken, '?limit=4')).body.data;
    await login(api, email);
    const second = (await page(accessToken, `?limit=4&cursor=${first.nextCursor}`)).body.data;
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([ids.length, new Set(ids).size, second.nextCursor]).toEqual([6, 6, null]);
    expect(second.items.at(-1)!.kind).toBe('loggedIn');
    expect((await page(accessToken, '?cursor=nonsense')).status).toBe(422);
    expect((await page(accessToken, '?limit=101')).status).toBe(422);
    expect((await page(accessToken, '?everybody=1')).status).toBe(422);
  });

  test("contains only the player's own events (B06)", async () => {
    const { email } = await newSession(api);
    const stranger = await newSession(api);
    await login(api, email, 'not-the-password');
    expect(await readEvents(api, stranger.accessToken)).toEqual(['loggedIn']);
  });
});
