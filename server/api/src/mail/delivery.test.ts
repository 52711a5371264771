import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_MASTER_KEYS } from '../../test/masterKeys';
import { newMigratedDatabase } from '../../test/newDatabase';
import { openMailServer, type ReceivedEmail } from '../../test/openMailServer';
import { deliverDueEmails } from '../../test/deliverDueEmails';
import { API_KEY, openTestApi, PASSWORD } from '../../test/openTestApi';
import { newForm, signUp } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { EMAIL_DELIVERY } from '../config';
import { openDatabase } from '../database/openDatabase';
import { claimDueEmails } from './emails.queries';
import { addSeconds } from '../addSeconds';
import { startApi } from '../startApi';
import type { EmailTransport } from './EmailTransport';
import { sendEmail } from './sendEmail';
import { startDelivery } from './startDelivery';
import { createSmtpTransport } from './createSmtpTransport';

jest.mock('../database/openDatabase');

const FROM = 'Hashgrid <no-reply@hashgrid.test>';
const DAY = 24 * 60 * 60;

describe('delivery to a mail server', () => {
  const api = openTestApi({
    publicUrl: 'http://hashgrid.test',
    smtp: { url: 'smtp://configured.test', from: FROM },
  });
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let transport: EmailTransport;

  beforeAll(async () => {
    server = await openMailServer();
    transport = createSmtpTransport({ url: server.url, from: FROM }, 'http://hashgrid.test');
  });
  afterAll(async () => {
    transport.close();
    await server.close();
  });
  beforeEach(async () => {
    await api.database.query('delete from mails');
    server.emails.length = 0;
    server.refuse(null);
    server.refuseSender(null);
  });

  const deliver = () => deliverDueEmails(api.context, transport);
  const emailTo = (recipient: string, text: { footer?: string } = {}) =>
    api.database.transaction((queries) =>
      sendEmail(api.context, queries, {
        recipient,
        language: 'en-US',
        subject: 'Hello',
        body: 'An email.',
        link: 'http://hashgrid.test/',
        ...text,
      }),
    );

  test('sends nothing without TLS to a mail server on another machine, unless that is allowed', async () => {
    const remoteUrl = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    const strict = createSmtpTransport({ url: remoteUrl, from: FROM }, 'http://hashgrid.test');
    const plain = createSmtpTransport(
      { url: remoteUrl, from: FROM, isPlainAllowed: true },
      'http://hashgrid.test',
    );
    await emailTo('relay@example.com');
    await expect(strict.check()).rejects.toThrow(/STARTTLS/);
    await deliverDueEmails(api.context, strict);
    expect(server.emails).toEqual([]);
    api.advanceClock(DAY / 2);
    await deliverDueEmails(api.context, plain);
    expect(server.emails).toHaveLength(1);
    strict.close();
    plain.close();
  });

  test('emails the activation link once and deletes the text after delivery', async () => {
    const { email } = newForm();
    await signUp(api, { ...newForm(), email });
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const [message] = server.emails as [ReceivedEmail];
    expect([server.emails.length, message.from, message.to]).toEqual([1, 'no-reply@hashgrid.test', [email]]);
    expect(message.content).toMatch(/^From: Hashgrid <no-reply@hashgrid\.test>\r$/m);
    expect(message.content).toMatch(/^Subject: Activate your account\r$/m);
    expect(message.content).toMatch(/^Message-ID: <\d+\.\d+@hashgrid\.test>\r$/m);
    const token = /http:\/\/hashgrid\.test\/activate\?token=([\w-]+)/.exec(message.content)![1]!;
    expect(
      (await api.call('POST /public/auth/activate', { body: { token, password: PASSWORD } })).status,
    ).toBe(200);
    expect(
      await api.database.query('select encrypted_text as text, sent_at is not null as sent from mails'),
    ).toEqual([{ text: null, sent: true }]);
  });

  test('writes the link below the text, and the footer below the link', async () => {
    await emailTo('reader@example.com');
    await emailTo('reader@example.com', { footer: 'Manage these emails.' });
    await deliver();
    const texts = server.emails.map(({ content }) =>
      content.replaceAll('\r', '').split('An email.').at(-1)!.trim(),
    );
    expect(texts.sort()).toEqual(['http://hashgrid.test/', 'http://hashgrid.test/\n\nManage these emails.']);
  });

  test('logs no link and serves no outbox page', async () => {
    await signUp(api, newForm());
    expect(api.log.filter((line) => line.includes('token='))).toEqual([]);
    expect((await api.app.inject('/outbox')).statusCode).toBe(404);
  });

  test('sends no email for a rolled-back transaction', async () => {
    const undone = api.database.transaction(async (queries) => {
      await sendEmail(api.context, queries, {
        recipient: 'a@b.test',
        language: 'en-US',
        subject: 'x',
        body: 'y',
        link: 'z',
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await deliver()).toBe(0);
  });

  test('retries a temporary failure with increasing delays', async () => {
    await emailTo('patient@example.com');
    const unreachable = createSmtpTransport(
      { url: 'smtp://127.0.0.1:9', from: FROM },
      'http://hashgrid.test',
    );
    expect(await deliverDueEmails(api.context, unreachable)).toBe(1);
    unreachable.close();
    expect(api.log.at(-1)).toContain('was not delivered');
    expect(await deliver()).toBe(0);
    api.advanceClock(EMAIL_DELIVERY.firstWait);
    server.refuse({ code: 451, message: 'greylisted' });
    expect(await deliver()).toBe(1);
    server.refuse(null);
    api.advanceClock(EMAIL_DELIVERY.firstWait);
    expect(await deliver()).toBe(0);
    api.advanceClock(EMAIL_DELIVERY.firstWait);
    expect(await deliver()).toBe(1);
    expect(server.emails.map(({ to }) => to)).toEqual([['patient@example.com']]);
  });

  test('gives up immediately on an unknown recipient, and after a day of temporary failures', async () => {
    await emailTo('nobody@example.com');
    server.refuse({ code: 550, message: 'no such user' });
    expect(await deliver()).toBe(1);
    expect(api.log.at(-1)).toContain('It won’t be retried.');
    api.advanceClock(DAY);
    await emailTo('unlucky@example.com');
    server.refuse({ code: 451, message: 'come back' });
    let attempts = 0;
    for (let hour = 0; hour < 30; hour += 1) {
      attempts += await deliver();
      api.advanceClock(60 * 60);
    }
    expect(attempts).toBeGreaterThan(20);
    expect(await deliver()).toBe(0);
    expect(await api.database.query('select 1 from mails where encrypted_text is not null')).toEqual([]);
    expect(server.emails).toEqual([]);
  });

  test('retries when the mail server rejects the sender, which the operator can correct', async () => {
    await emailTo('reader@example.com');
    server.refuseSender({ code: 550, message: 'sender not allowed' });
    expect(await deliver()).toBe(1);
    expect(api.log.at(-1)).toContain('sender not allowed');
    server.refuseSender(null);
    api.advanceClock(EMAIL_DELIVERY.firstWait);
    expect(await deliver()).toBe(1);
    expect(server.emails.map(({ to }) => to)).toEqual([['reader@example.com']]);
  });

  test('resends an email claimed by a process that died', async () => {
    await emailTo('survivor@example.com');
    const now = api.context.now();
    const leaseEndsAt = addSeconds(now, EMAIL_DELIVERY.lease);
    expect(await claimDueEmails(api.database, { now, leaseEndsAt, count: 10 })).toHaveLength(1);
    expect(await deliver()).toBe(0);
    api.advanceClock(EMAIL_DELIVERY.lease);
    expect(await deliver()).toBe(1);
    expect(server.emails.map(({ to }) => to)).toEqual([['survivor@example.com']]);
  });

  test('sends an email whose response is lost again with the same Message-ID, so that mailboxes can drop it', async () => {
    await emailTo('twice@example.com');
    const send: EmailTransport['send'] = async (email) => {
      await transport.send(email);
      throw new Error('Timeout');
    };
    await deliverDueEmails(api.context, { ...transport, send });
    api.advanceClock(EMAIL_DELIVERY.firstWait);
    await deliver();
    const ids = server.emails.map(({ content }) => /^Message-ID: (\S+)/m.exec(content)![1]);
    expect(ids).toEqual([expect.stringContaining('@hashgrid.test>'), ids[0]]);
  });

  test('leaves an email to the process that claimed it after an attempt was stuck', async () => {
    await emailTo('patient@example.com');
    let fail: ((error: Error) => void) | undefined;
    const send = () => new Promise<void>((_resolve, reject) => (fail = reject));
    const stuckDelivery = deliverDueEmails(api.context, { ...transport, send });
    await waitUntil(() => fail !== undefined);
    api.advanceClock(EMAIL_DELIVERY.lease);
    expect(await deliver()).toBe(1);
    const logged = api.log.length;
    fail!(new Error('The connection was lost.'));
    await stuckDelivery;
    api.advanceClock(EMAIL_DELIVERY.longestWait);
    expect(await deliver()).toBe(0);
    expect(server.emails).toHaveLength(1);
    expect(api.log.slice(logged)).toEqual([]);
  });

  test('sends each email once from several processes', async () => {
    const recipients = Array.from({ length: 40 }, (_, index) => `reader${index}@example.com`);
    for (const recipient of recipients) await emailTo(recipient);
    const worker = async () => {
      while ((await deliver()) > 0);
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(server.emails.map(({ to }) => to[0]).sort()).toEqual([...recipients].sort());
  });

  test('delivers more emails than it sends at once while the mail server stalls on one', async () => {
    const recipients = Array.from(
      { length: 2 * EMAIL_DELIVERY.slots },
      (_, index) => `reader${index}@example.com`,
    );
    await emailTo('stalled@example.com');
    for (const recipient of recipients) await emailTo(recipient);
    let answer = () => {};
    const send: EmailTransport['send'] = (email) =>
      email.recipient === 'stalled@example.com'
        ? new Promise((resolve) => (answer = resolve))
        : transport.send(email);
    const delivery = startDelivery(api.context, { ...transport, send, close: () => undefined });
    expect(await waitUntil(() => server.emails.length === recipients.length)).toBe(true);
    await emailTo('late@example.com');
    delivery.wake();
    expect(await waitUntil(() => server.emails.length > recipients.length)).toBe(true);
    answer();
    await delivery.close();
    expect(await api.database.query('select 1 from mails where sent_at is null')).toEqual([]);
  });

  test('prevents players from injecting headers or recipients', async () => {
    await signUp(api, { ...newForm(), email: 'a,victim@example.com' });
    await signUp(api, { ...newForm(), email: '<x>bcc:victim@example.com' });
    await deliver();
    // Quoted, so that it is one address; the mail server rejects the other one as malformed.
    expect(server.emails.map(({ to }) => to)).toEqual([['"a,victim"@example.com']]);
    expect(server.emails[0]!.content.split('\r\n\r\n')[0]).not.toMatch(/^b?cc:/im);
  });

  test('delivers automatically and without delay in a running API', async () => {
    // A new database in a folder would take seven CPU seconds.
    jest.mocked(openDatabase).mockImplementation(newMigratedDatabase);
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
    await waitUntil(() => server.emails.length > 0);
    await running.close();
    await rm(dataDir, { recursive: true, force: true });
    expect(server.emails).toHaveLength(1);
  });
});
