import { createHash } from 'node:crypto';
import { BROWSERS } from '../../test/browsers';
import { createKeySource, makeMasterKey } from '../../test/masterKeys';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newPlayer, readAccountId } from '../../test/players';
import { openKeyRing } from '../cryptography/openKeyRing';
import { readOutbox } from '../mail/readOutbox';

/** Returns the unkeyed hash that older versions stored of a device. */
const hashWithoutKey = (...fingerprint: string[]) =>
  createHash('sha256').update(JSON.stringify(fingerprint)).digest('hex');

describe('login notifications', () => {
  const api = openTestApi();
  const logIn = (email: string, device: string, from: string) => login(api, email, PASSWORD, from, device);

  const countNoticesTo = async (email: string) =>
    (await api.readEmailSubjects(email)).filter((subject) => subject === 'New login to your account').length;

  test('emails the owner about a new device or location, but not about a known one or a newer browser version', async () => {
    const { email } = await newPlayer(api);
    const countNotices = () => countNoticesTo(email);
    await logIn(email, BROWSERS.chromeOnWindows, '198.51.100.1');
    await logIn(email, BROWSERS.chromeOnWindows, '198.51.100.77');
    await logIn(email, BROWSERS.nextChromeOnWindows, '198.51.100.1');
    expect(await countNotices()).toBe(0);
    await logIn(email, BROWSERS.safariOnPhone, '198.51.100.1');
    expect(await countNotices()).toBe(1);
    await logIn(email, BROWSERS.safariOnPhone, '198.51.100.1');
    expect(await countNotices()).toBe(1);
    await logIn(email, BROWSERS.chromeOnWindows, '203.0.113.1');
    expect(await countNotices()).toBe(2);
    const message = (await readOutbox(api.context)).find(({ recipient }) => recipient === email);
    expect(message!.body).toContain('Device: Chrome 140, Windows 10+\nIP address: 203.0.113.1');
  });

  test('stores a device so that it cannot be found by hashing guesses, not even one that an older version stored', async () => {
    const { email, username } = await newPlayer(api);
    const accountId = await readAccountId(api, username);
    const devices = [
      ['Chrome', 'Windows', 'desktop', '198.51.100'],
      ['Safari', 'iOS', 'mobile', '198.51.100'],
    ];
    const hashes = devices.map((fingerprint) => hashWithoutKey(...fingerprint));
    await api.database.query(
      'insert into known_devices (account_id, device, seen_at) select $1, unnest($2::text[]), now()',
      [accountId, hashes],
    );
    await logIn(email, BROWSERS.chromeOnWindows, '198.51.100.1');
    await logIn(email, BROWSERS.safariOnPhone, '198.51.100.1');
    expect(await countNoticesTo(email)).toBe(0);
    const stored = await api.database.query<{ device: string }>(
      'select device from known_devices where account_id = $1',
      [accountId],
    );
    expect(stored).toHaveLength(2);
    expect(stored.filter(({ device }) => hashes.includes(device))).toEqual([]);
  });

  test('knows a device after a rotation of the master keys', async () => {
    const { email } = await newPlayer(api);
    await logIn(email, BROWSERS.chromeOnWindows, '198.51.100.1');
    const older = { kid: 'test', secret: new Uint8Array(32).fill(7) };
    api.context.keys = await openKeyRing(api.database, createKeySource(makeMasterKey('next', 9), older));
    await logIn(email, BROWSERS.chromeOnWindows, '198.51.100.1');
    expect(await countNoticesTo(email)).toBe(0);
  });
});
