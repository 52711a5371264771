import { openTestApi } from '../../test/openTestApi';
import { newSession, readEvents } from '../../test/players';
import { linkNewWallet } from '../../test/wallets';

describe('renaming a linked wallet', () => {
  const api = openTestApi({ limits: { renameEmailsByAccount: { count: 2, seconds: 3600 } } });

  test('is always logged, and emailed up to a limit', async () => {
    const { accessToken: bearer, email } = await newSession(api);
    const { address } = await linkNewWallet(api, bearer);
    const rename = (name: string) =>
      api.call(`PATCH /shared/client/addresses/${address}`, { bearer, body: { name } });
    const countEmails = async () =>
      (await api.readEmailSubjects(email)).filter((subject) => subject === 'A linked wallet was renamed')
        .length;
    for (const name of ['One', 'Two', 'Three', 'Four']) expect((await rename(name)).status).toBe(200);
    const events = await readEvents(api, bearer);
    expect(events.filter((kind) => kind === 'addressRenamed')).toHaveLength(4);
    expect(await countEmails()).toBe(2);
  });
});
