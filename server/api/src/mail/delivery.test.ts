import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_MASTER_KEYS } from '../../test/masterKeys';
import { newDatabase } from '../../test/newDatabase';
import { openMailServer, type ReceivedMail } from '../../test/openMailServer';
import { API_KEY, openTestApi, PASSWORD } from '../../test/openTestApi';
import { newForm, signUp } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { MAIL_DELIVERY } from '../config';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import { claimDueMails } from './mails.queries';
import { addSeconds } from '../addSeconds';
import { startApi } from '../startApi';
import { deliverMails } from './deliverMails';
import type { MailTransport } from './MailTransport';
import { sendMail } from './sendMail';
import { smtpTransport } from './smtpTransport';

jest.mock('../database/openDatabase');

const FROM = 'Hashgrid <no-reply@hashgrid.test>';
const DAY = 24 * 60 * 60;

describe('delivery to a mail server', () => {
  const api = openTestApi({
    publicUrl: 'http://hashgrid.test',
    smtp: { url: 'smtp://configured.test', from: FROM },
  });
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let transport: MailTransport;

  beforeAll(async () => {
    server = await openMailServer();
    transport = smtpTransport({ url: server.url, from: FROM }, 'http://hashgrid.test');
  });
  afterAll(async () => {
    transport.close();
    await server.close();
  });
  beforeEach(async () => {
    await api.database.query('delete from mails');
    server.mails.length = 0;
    server.refuse(null);
  });

  const deliver = () => deliverMails(api.context, transport);
  const mailTo = (recipient: string) =>
    api.database.transaction((queries) =>
      sendMail(api.context, queries, {
        recipient,
        subject: 'Hello',
        body: 'A mail.',
        link: 'http://hashgrid.test/',
      }),
    );

  test('sends nothing without TLS to a mail server on another machine, unless that is allowed', async () => {
    const elsewhere = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    const strict = smtpTransport({ url: elsewhere, from: FROM }, 'http://hashgrid.test');
    const plain = smtpTransport({ url: elsewhere, from: FROM, isPlainAllowed: true }, 'http://hashgrid.test');
    await mailTo('relay@example.com');
    await expect(strict.check()).rejects.toThrow(/STARTTLS/);
    await deliverMails(api.context, strict);
    expect(server.mails).toEqual([]);
    api.advanceClock(DAY / 2);
    await deliverMails(api.context, plain);
    expect(server.mails).toHaveLength(1);
    strict.close();
    plain.close();
  });

  test('emails the sign-up link once and deletes the text after delivery', async () => {
    const { email } = newForm();
    await signUp(api, { ...newForm(), email });
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const [mail] = server.mails as [ReceivedMail];
    expect([server.mails.length, mail.from, mail.to]).toEqual([1, 'no-reply@hashgrid.test', [email]]);
    expect(mail.content).toMatch(/^From: Hashgrid <no-reply@hashgrid\.test>\r$/m);
    expect(mail.content).toMatch(/^Subject: Activate your account\r$/m);
    expect(mail.content).toMatch(/^Message-ID: <\d+\.\d+@hashgrid\.test>\r$/m);
    const token = /http:\/\/hashgrid\.test\/activate\?token=([\w-]+)/.exec(mail.content)![1]!;
    expect(
      (await api.call('POST /public/auth/activate', { body: { token, password: PASSWORD } })).status,
    ).toBe(200);
    expect(
      await api.database.query('select encrypted_text as text, sent_at is not null as sent from mails'),
    ).toEqual([{ text: null, sent: true }]);
  });

  test('logs no link and serves no outbox page', async () => {
    await signUp(api, newForm());
    expect(api.log.filter((line) => line.includes('token='))).toEqual([]);
    expect((await api.app.inject('/outbox')).statusCode).toBe(404);
  });

  test('sends no email for a rolled-back transaction', async () => {
    const undone = api.database.transaction(async (queries) => {
      await sendMail(api.context, queries, { recipient: 'a@b.test', subject: 'x', body: 'y', link: 'z' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await deliver()).toBe(0);
  });

  test('retries a temporary failure with increasing delays', async () => {
    await mailTo('patient@example.com');
    const dead = smtpTransport({ url: 'smtp://127.0.0.1:9', from: FROM }, 'http://hashgrid.test');
    expect(await deliverMails(api.context, dead)).toBe(1);
    dead.close();
    expect(api.log.at(-1)).toContain('was not delivered');
    expect(await deliver()).toBe(0);
    api.advanceClock(MAIL_DELIVERY.firstWait);
    server.refuse({ code: 451, message: 'greylisted' });
    expect(await deliver()).toBe(1);
    server.refuse(null);
    api.advanceClock(MAIL_DELIVERY.firstWait);
    expect(await deliver()).toBe(0);
    api.advanceClock(MAIL_DELIVERY.firstWait);
    expect(await deliver()).toBe(1);
    expect(server.mails.map(({ to }) => to)).toEqual([['patient@example.com']]);
  });

  test('gives up at once on an unknown recipient, and after a day on an unreachable server', async () => {
    await mailTo('nobody@example.com');
    server.refuse({ code: 550, message: 'no such user' });
    expect(await deliver()).toBe(1);
    expect(api.log.at(-1)).toContain('It won’t be retried.');
    api.advanceClock(DAY);
    await mailTo('unlucky@example.com');
    server.refuse({ code: 451, message: 'come back' });
    let tries = 0;
    for (let hour = 0; hour < 30; hour += 1) {
      tries += await deliver();
      api.advanceClock(60 * 60);
    }
    expect(tries).toBeGreaterThan(20);
    expect(await deliver()).toBe(0);
    expect(await api.database.query('select 1 from mails where encrypted_text is not null')).toEqual([]);
    expect(server.mails).toEqual([]);
  });

  test('resends an email claimed by a process that died', async () => {
    await mailTo('survivor@example.com');
    const now = api.context.now();
    const leaseEndsAt = addSeconds(now, MAIL_DELIVERY.lease);
    expect(await claimDueMails(api.database, { now, leaseEndsAt, count: 10 })).toHaveLength(1);
    expect(await deliver()).toBe(0);
    api.advanceClock(MAIL_DELIVERY.lease);
    expect(await deliver()).toBe(1);
    expect(server.mails.map(({ to }) => to)).toEqual([['survivor@example.com']]);
  });

  test('sends each email once from several processes', async () => {
    const recipients = Array.from({ length: 40 }, (_, index) => `reader${index}@example.com`);
    for (const recipient of recipients) await mailTo(recipient);
    const worker = async () => {
      while ((await deliver()) > 0);
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(server.mails.map(({ to }) => to[0]).sort()).toEqual([...recipients].sort());
  });

  test('prevents players from injecting headers or recipients', async () => {
    await signUp(api, { ...newForm(), email: 'a,victim@example.com' });
    await signUp(api, { ...newForm(), email: '<x>bcc:victim@example.com' });
    await deliver();
    for (const { to, content } of server.mails) {
      expect(to).toHaveLength(1);
      expect(content.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    }
  });

  test('delivers automatically and without delay in a running API', async () => {
    // A new database in a folder would take seven CPU seconds.
    jest.mocked(openDatabase).mockImplementation(async () => {
      const database = await newDatabase();
      await migrate(database);
      return database;
    });
    const dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-mail-'));
    const running = await startApi({
      dataDir,
      host: '127.0.0.1',
      port: 0,
      publicUrl: 'http://hashgrid.test',
      masterKeys: TEST_MASTER_KEYS,
      apiKey: API_KEY,
      gameName: 'Hashgrid',
      trustProxy: '127.0.0.1',
      smtp: { url: server.url, from: FROM },
      log: () => undefined,
    });
    await fetch(`${running.url}/api/v1/public/auth/sign-up`, {
      method: 'POST',
      headers: { key: API_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(newForm()),
    });
    await waitUntil(() => server.mails.length > 0);
    await running.close();
    await rm(dataDir, { recursive: true, force: true });
    expect(server.mails).toHaveLength(1);
  });
});
