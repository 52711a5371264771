import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newPlayer, signUp } from '../../test/players';
import { EMAIL_BUDGET } from '../config';
import { sendEmail } from './sendEmail';

const HOUR = 60 * 60;
const { requested, recovery, alarm } = EMAIL_BUDGET.shares;

describe('the budget of emails that strangers can cause', () => {
  const api = openTestApi();
  let count = 0;

  /** Creates a player, and returns their email with others of the same mailbox. */
  async function newMailbox() {
    count += 1;
    const email = `ada${count}@gmail.com`;
    await newPlayer(api, { email });
    const aliases = [
      `a.d.a.${count}@gmail.com`,
      `ada${count}+one@gmail.com`,
      `ADA${count}+two@gmail.com`,
      `a.da${count}+three@googlemail.com`,
    ];
    return { email, aliases };
  }
  /** Returns how many emails a mailbox has received. */
  async function countEmails(addresses: string[]): Promise<number> {
    const rows = await Promise.all(addresses.map((address) => api.readEmailSubjects(address)));
    return rows.flat().length;
  }
  const requestReset = (email: string) =>
    api.call('POST /public/reset-password/request', { body: { email } });
  /** Locks the account of an email by incorrect passwords. */
  async function lock(email: string): Promise<void> {
    for (let attempt = 0; attempt <= 10; attempt += 1)
      await login(api, email, 'not-the-password', `10.30.${attempt}.1`);
  }
  async function requestEverything(addresses: string[]): Promise<void> {
    for (const email of addresses)
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const { status, body } = await signUp(api, { ...newForm(), email });
        expect(status).toBe(200);
        expect((await requestReset(email)).status).toBe(200);
        api.advanceClock(61);
        const resend = `GET /public/auth/resend-active-token/${body.data.id}`;
        expect((await api.call(resend)).status).toBe(200);
      }
  }

  // The mail client drops these characters from an address.
  test.each(['<ada@gmail.com>', 'ada@gmail.com>', '\u0001ada@gmail.com', 'ada@gmail.com\u200b'])(
    'cannot be evaded by an address like %j, which delivers to the mailbox of another one',
    async (email) => {
      for (const response of [await signUp(api, { ...newForm(), email }), await requestReset(email)])
        expect([response.status, response.body.errors]).toEqual([
          422,
          { email: ['Enter a valid email, like name@example.com.'] },
        ]);
    },
  );

  test('is shared by all flows and all addresses of a mailbox, and is not revealed by responses', async () => {
    const { email, aliases } = await newMailbox();
    const all = [email, ...aliases];
    await requestEverything(all);
    expect(await countEmails(all)).toBeLessThanOrEqual(recovery.count);
    const [withheld] = await api.database.query<{ count: bigint; texts: bigint }>(
      `select count(*) as count, count(encrypted_text) as texts from mails where is_withheld`,
    );
    expect(Number(withheld!.count)).toBeGreaterThan(20);
    expect(withheld!.texts).toBe(0n);
  });

  test('refills by one email an hour', async () => {
    const { email } = newForm();
    for (let hour = 0; hour < 24; hour += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1) await requestReset(email);
      api.advanceClock(HOUR);
    }
    expect(await countEmails([email])).toBe(requested.count + 23);
  });

  test('reserves emails for password reset links, so that the owner always has a valid one', async () => {
    const { email, aliases } = await newMailbox();
    await requestEverything(aliases);
    for (let hour = 0; hour < 6; hour += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await requestReset(email);
      const [link] = await api.database.query<{ age: number }>(
        `select extract(epoch from $2 - max(created_at))::integer as age from mails
         where recipient = $1 and subject = 'Reset your password' and not is_withheld`,
        [email, api.context.now()],
      );
      expect(link!.age).toBeLessThan(HOUR);
      api.advanceClock(HOUR / 2);
      await requestEverything([email.replace('@', `+${hour}@`)]);
      api.advanceClock(HOUR / 2);
    }
  });

  test('reserves an email for the alarm about a lockout, and limits alarms too', async () => {
    const { email, aliases } = await newMailbox();
    await requestEverything([email, ...aliases]);
    for (let attempt = 0; attempt < 5; attempt += 1) await requestReset(email);
    await lock(email);
    expect((await api.readEmailSubjects(email))[0]).toBe('Too many failed attempts on your account');
    const before = await countEmails([email]);
    for (let lockouts = 0; lockouts < 24; lockouts += 1) {
      api.advanceClock(15 * 60);
      await lock(email);
    }
    const alarms = (await countEmails([email])) - before;
    expect(alarms).toBeGreaterThanOrEqual(5);
    expect(alarms).toBeLessThanOrEqual(alarm.count + 6);
  });

  test('sends reset links, however many alarms strangers cause', async () => {
    const { email } = await newMailbox();
    for (let lockouts = 0; lockouts < 24; lockouts += 1) {
      await lock(email);
      api.advanceClock(15 * 60);
    }
    await requestReset(email);
    expect((await api.readEmailSubjects(email))[0]).toBe('Reset your password');
  });

  test('reserves links to activate an account, whatever else strangers request', async () => {
    const form = newForm();
    for (let attempt = 0; attempt < 12; attempt += 1)
      await requestReset(form.email.replace('@', `+${attempt}@`));
    await signUp(api, form);
    expect(await api.readEmailSubjects(form.email)).toEqual(['Activate your account']);
  });

  test('does not count what only the owner can cause, and never withholds it', async () => {
    const { email } = await newPlayer(api);
    for (let attempt = 0; attempt < 5; attempt += 1) await requestReset(email);
    await lock(email);
    api.advanceClock(15 * 60);
    const bearer = (await login(api, email)).body.data.accessToken;
    await api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
    expect((await api.readEmailSubjects(email))[0]).toBe('Your account is closed');
    await api.database.transaction(async (transaction) => {
      for (let count = 0; count < 20; count += 1)
        await sendEmail(api.context, transaction, {
          recipient: email,
          language: 'en-US',
          subject: 'Notice',
          body: '',
          link: '',
        });
    });
    expect((await api.readEmailSubjects(email)).filter((subject) => subject === 'Notice')).toHaveLength(20);
  });

  test('does the same work for a lockout of an email without an account', async () => {
    const countNewRows = async (work: () => Promise<void>) => {
      const count = async () =>
        (
          await api.database.query<Record<string, number>>(
            `select (select count(*)::integer from mails) as emails, (select count(*)::integer from mail_budgets) as budgets,
               (select count(*)::integer from security_events) as events`,
          )
        )[0]!;
      const before = await count();
      await work();
      const after = await count();
      return Object.keys(after).map((table) => [table, after[table]! - before[table]!]);
    };
    const { email } = await newMailbox();
    await api.database.query('delete from mail_budgets');
    const known = await countNewRows(() => lock(email));
    expect(await countNewRows(() => lock('nobody@example.com'))).toEqual(known);
    expect(await countEmails(['nobody@example.com'])).toBe(0);
  });
});
