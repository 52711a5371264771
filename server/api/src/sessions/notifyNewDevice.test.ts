import { BROWSERS } from '../../test/browsers';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newPlayer } from '../../test/players';
import { readOutbox } from '../mail/readOutbox';

describe('login notifications', () => {
  const api = openTestApi();
  const logIn = (email: string, device: string, from: string) => login(api, email, PASSWORD, from, device);

  test('emails the owner about a new device or location, but not about a known one or a newer browser version', async () => {
    const { email } = await newPlayer(api);
    const countNotices = async () =>
      (await api.readEmailSubjects(email)).filter((subject) => subject === 'New login to your account')
        .length;
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
});
