import { deliverDueEmails } from '../../test/deliverDueEmails';
import { dumpDatabase } from '../../test/dumpDatabase';
import { openMailServer } from '../../test/openMailServer';
import { openTestApi } from '../../test/openTestApi';
import { newPlayer } from '../../test/players';
import { reencryptSecrets } from '../reencryptSecrets';
import { readOutbox } from './readOutbox';
import { createSmtpTransport } from './createSmtpTransport';

const FROM = 'Hashgrid <no-reply@hashgrid.test>';

describe('the text of stored emails', () => {
  const api = openTestApi();
  const readTokens = async () =>
    (await readOutbox(api.context)).map(({ link }) => new URL(link).searchParams.get('token')!);

  async function requestReset() {
    const { email } = await newPlayer(api);
    await api.call('POST /public/reset-password/request', { body: { email } });
    return email;
  }

  test('reveals no link in a dump of the database', async () => {
    await requestReset();
    const tokens = await readTokens();
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{20,}$/), expect.stringMatching(/^[\w-]{20,}$/)]);
    const dump = await dumpDatabase(api.database);
    expect(dump).toContain('Reset your password');
    for (const text of [...tokens, 'http://localhost:3000/']) expect(dump).not.toContain(text);
  });

  test('is readable before and after its encryption when an older version stored it in plain text', async () => {
    const recipient = 'ada@example.com';
    const link = 'http://localhost:3000/activate?token=plain';
    await api.database.query(
      `insert into mails (recipient, subject, body, link, created_at) values ($1, 'Activate', 'Hello', $2, now())`,
      [recipient, link],
    );
    const read = async () => (await readOutbox(api.context))[0];
    expect(await read()).toMatchObject({ body: 'Hello', link });
    await reencryptSecrets(api.context, new AbortController().signal);
    expect(await dumpDatabase(api.database)).not.toContain(link);
    expect(await read()).toMatchObject({ body: 'Hello', link });
  });

  test('is not delivered when the recipient of the stored email has been replaced', async () => {
    const server = await openMailServer();
    const transport = createSmtpTransport({ url: server.url, from: FROM }, 'http://hashgrid.test');
    await requestReset();
    await api.database.query(`update mails set recipient = 'thief@example.com', due_at = created_at`);
    await deliverDueEmails(api.context, transport);
    expect(server.emails).toEqual([]);
    transport.close();
    await server.close();
  });
});
