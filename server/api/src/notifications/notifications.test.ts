import { API_KEY_HEADER, type Notifications, type Preferences, type UnreadCount } from '@hashgrid/contracts';
import { BROWSERS } from '../../test/browsers';
import { advanceTime, newMiner, type Miner } from '../../test/newMiner';
import { API_KEY, openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newSession } from '../../test/players';
import { readEventStream } from '../../test/readEventStream';
import { BLOCK_EMISSION } from '../economy';
import { sendGameAlerts } from '../game-alerts/sendGameAlerts';
import { GAME_PROFILES } from '../gameProfiles';
import { approveKyc, rejectKyc } from '../kyc/reviewKyc';
import { toIso } from '../mining/clock/gameTime';
import { runNewsCommand } from '../news/runNewsCommand';
import { showNews } from '../news/showNews';
import { purgeExpired } from '../retention/purgeExpired';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PREFERENCES: Preferences = {
  language: 'en-US',
  numberFormat: 'plain',
  motion: 'reduced',
  video: false,
  emails: { newLogin: true, payments: true, battery: true },
};

describe('notifications', () => {
  const api = openTestApi({ limits: { paymentNotificationsByAccount: { count: 3, seconds: DAY } } });

  const list = (miner: Miner, query = '') => miner.get<Notifications>(`/shared/notifications${query}`);
  const readKinds = async (miner: Miner) => (await list(miner)).items.map(({ kind }) => kind);
  const pay = async (sender: Miner, recipient: Miner, amount = '1') =>
    expect(
      (
        await sender.call('POST /auth/transaction/transfer', {
          recipient: recipient.username,
          token: 'USDT',
          amount,
        })
      ).status,
    ).toBe(200);
  const saveNotificationPreferences = (miner: Miner, notifications: Preferences['notifications']) =>
    miner.call('PUT /shared/client/preferences', { ...PREFERENCES, notifications });
  const setHeight = (height: number) => api.database.query('update game_state set height = $1', [height]);

  test('report a payment with the masked name of the sender, and count as unread', async () => {
    const [sender, recipient] = [await newMiner(api), await newMiner(api)];
    await pay(sender, recipient, '1.5');
    const { items, unread } = await list(recipient);
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'payments',
        isRead: false,
        data: {
          transactionId: expect.any(String) as string,
          amount: '1.5',
          token: 'USDT',
          sender: 'p***' + sender.username.slice(-1),
        },
      }),
    ]);
    expect(unread).toBe(1);
    expect(await readKinds(sender)).toEqual([]);
  });

  test('report payments only up to the limit', async () => {
    const [sender, recipient] = [await newMiner(api), await newMiner(api)];
    for (let count = 0; count < 5; count += 1) await pay(sender, recipient, '0.1');
    expect(await readKinds(recipient)).toHaveLength(3);
  });

  test('report a login from a new device with browser and system, but without its IP address', async () => {
    const miner = await newMiner(api);
    await login(api, miner.email, PASSWORD, '192.0.2.55', BROWSERS.firefoxOnLinux);
    const { items } = await list(miner);
    expect(items).toMatchObject([{ kind: 'newLogin', data: { browser: 'Firefox 143', system: 'Linux' } }]);
    expect(JSON.stringify(items)).not.toContain('192.0.2');
  });

  test('report the result of an identity verification', async () => {
    const miner = await newMiner(api);
    const submittedAt = api.context.now();
    const decision = { username: miner.username, reviewer: 'rita', submission: submittedAt.toISOString() };
    const submit = () =>
      api.database.query(
        `insert into kyc (account_id, status, submitted_at) values ($1, 'submitted', $2)
         on conflict (account_id) do update set status = 'submitted'`,
        [miner.id, submittedAt],
      );
    await submit();
    await rejectKyc(api.context, { ...decision, reason: 'blurred', files: {} });
    await submit();
    api.advanceClock(60);
    await approveKyc(api.context, decision);
    expect((await list(miner)).items.map(({ kind, data }) => [kind, data])).toEqual([
      ['verification', { status: 'approved' }],
      ['verification', { status: 'rejected' }],
    ]);
  });

  test('warn once before a battery runs empty, by email to those who want it', async () => {
    const [miner, other] = [await newMiner(api), await newMiner(api)];
    await saveNotificationPreferences(miner, undefined);
    await advanceTime(api, 21 * HOUR);
    await sendGameAlerts(api.context);
    expect(await readKinds(miner)).toEqual([]);
    await advanceTime(api, 2 * HOUR);
    // A process that stops leaves the alerts to the next one.
    await sendGameAlerts(api.context, AbortSignal.abort());
    expect(await readKinds(miner)).toEqual([]);
    await sendGameAlerts(api.context);
    // A pause moves the time at which the battery is empty.
    await miner.call('POST /auth/mining/nodes/stop-all', {});
    await advanceTime(api, MINUTE);
    await miner.call('POST /auth/mining/nodes/start-all', {});
    await sendGameAlerts(api.context);
    const { items } = await list(miner);
    expect(items).toMatchObject([{ kind: 'battery', data: { nodes: '1', name: 'Starter' } }]);
    const untilEmpty = Date.parse(items[0]!.data.emptyAt!) - api.context.now().getTime();
    expect(untilEmpty).toBeGreaterThan(0);
    expect(untilEmpty).toBeLessThanOrEqual(HOUR * 1000);
    expect(await readKinds(other)).toEqual(['battery']);
    const isLow = (subject: string) => subject === 'Your node’s battery is low';
    expect((await api.readEmailSubjects(miner.email)).filter(isLow)).toHaveLength(1);
    expect((await api.readEmailSubjects(other.email)).filter(isLow)).toHaveLength(0);
  });

  test('announce a halving once to everybody, including those who join later, until the notification expires', async () => {
    const early = await newMiner(api);
    const { halving, reward } = BLOCK_EMISSION.standard;
    const [{ height } = { height: 0n }] = await api.database.query<{ height: bigint }>(
      'select height from game_state',
    );
    const announce = async (at: number) => {
      await setHeight(at);
      try {
        await sendGameAlerts(api.context);
      } finally {
        await setHeight(Number(height));
      }
    };
    await announce(Math.floor(halving * 0.97));
    expect(await readKinds(early)).not.toContain('halving');
    const [game] = await api.database.query<{ settledUntil: number }>(
      'select settled_until::float8 as "settledUntil" from game_state',
    );
    const blocksLeft = halving - Math.floor(halving * 0.99);
    // The time of a block doesn't depend on when it is announced.
    api.advanceClock(5 * MINUTE);
    await announce(Math.floor(halving * 0.99));
    await announce(Math.floor(halving * 0.995));
    const late = await newMiner(api);
    for (const miner of [early, late]) {
      const { items, unread } = await list(miner);
      expect(items.filter(({ kind }) => kind === 'halving')).toMatchObject([
        {
          isRead: false,
          data: {
            block: String(halving),
            reward: String(Number(reward) / 2),
            at: toIso(game!.settledUntil + blocksLeft * GAME_PROFILES.standard.blockSeconds),
          },
        },
      ]);
      expect(unread).toBe(items.length);
    }
    await saveNotificationPreferences(late, { halving: false });
    expect(await list(late)).toMatchObject({ items: [], unread: 0 });
    api.advanceClock(30 * DAY);
    await early.logInAgain();
    expect(await readKinds(early)).not.toContain('halving');
  });

  test('are listed in pages, and marked as read one by one or up to the newest that was seen', async () => {
    const [sender, recipient, other] = [await newMiner(api), await newMiner(api), await newMiner(api)];
    for (const amount of ['1', '2', '3']) await pay(sender, recipient, amount);
    const first = await list(recipient, '?limit=2');
    const second = await list(recipient, `?limit=2&cursor=${first.nextCursor!}`);
    const all = [...first.items, ...second.items];
    expect(all.map(({ data }) => data.amount)).toEqual(['3', '2', '1']);
    expect(second.nextCursor).toBeNull();
    const [newest, middle] = all as [(typeof all)[number], (typeof all)[number]];
    const readOne = (miner: Miner) => miner.call<UnreadCount>(`POST /shared/notifications/${middle.id}/read`);
    expect([(await readOne(other)).status, (await readOne(recipient)).body.data]).toEqual([
      404,
      { unread: 2 },
    ]);
    expect((await list(recipient)).items.map(({ isRead }) => isRead)).toEqual([false, true, false]);
    const readAll = (until: string) =>
      recipient.call<UnreadCount>('POST /shared/notifications/read-all', { until });
    expect((await readAll(middle.id)).body.data).toEqual({ unread: 1 });
    expect((await readAll(newest.id)).body.data).toEqual({ unread: 0 });
    const malformed = [await recipient.call('POST /shared/notifications/x/read'), await readAll('-1')];
    expect(malformed.map(({ body }) => Object.keys(body.errors!))).toEqual([['id'], ['until']]);
  });

  test('of a kind that is turned off are not shown', async () => {
    const [sender, recipient] = [await newMiner(api), await newMiner(api)];
    await saveNotificationPreferences(recipient, { payments: false, news: true });
    await pay(sender, recipient);
    expect(await list(recipient)).toMatchObject({ items: [], unread: 0 });
  });

  test('arrive over the stream of live events, which begins with the count', async () => {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const [sender, recipient] = [await newMiner(api), await newMiner(api)];
    await pay(sender, recipient);
    const countQueries = jest.spyOn(api.context.database, 'query');
    const stop = new AbortController();
    const response = await fetch(`${url}/api/v1/shared/mining/events`, {
      headers: { [API_KEY_HEADER]: API_KEY, authorization: `Bearer ${await recipient.bearer()}` },
      signal: stop.signal,
    });
    const events = readEventStream<UnreadCount>(response);
    const readNext = async () => (await events.next()).value as { event: string; data: UnreadCount };
    expect(await readNext()).toEqual({ event: 'notifications', data: { unread: 1 } });
    expect((await readNext()).event).toBe('hello');
    expect(countQueries.mock.calls.filter(([sql]) => sql.includes('as unread'))).toHaveLength(1);
    countQueries.mockRestore();
    await pay(sender, recipient);
    expect(await readNext()).toEqual({ event: 'notifications', data: { unread: 2 } });
    const [{ id }] = (await list(recipient)).items as [Notifications['items'][number]];
    await recipient.call(`POST /shared/notifications/${id}/read`);
    expect(await readNext()).toEqual({ event: 'notifications', data: { unread: 1 } });
    stop.abort();
  });

  test('are deleted after ninety days', async () => {
    const miner = await newMiner(api);
    const sender = await newSession(api);
    await api.call('POST /auth/transaction/transfer', {
      bearer: sender.accessToken,
      headers: { 'idempotency-key': 'key-to-be-purged' },
      body: { recipient: miner.username, token: 'USDT', amount: '1' },
    });
    const count = async () =>
      (await api.database.query('select 1 from notifications where account_id = $1', [miner.id])).length;
    api.advanceClock(89 * DAY);
    await purgeExpired(api.context);
    expect(await count()).toBe(1);
    api.advanceClock(2 * DAY);
    await purgeExpired(api.context);
    expect(await count()).toBe(0);
  });

  test('show news in the language of the reader until it is withdrawn or expires', async () => {
    const miner = await newMiner(api);
    const texts = {
      'en-US': { title: 'Maintenance', text: 'On Sunday.' },
      'de-DE': { title: 'Wartung', text: 'Am Sonntag.' },
    };
    const publish = async (delay: number | null) => {
      const time = delay === null ? null : new Date(api.context.now().getTime() + delay * 1000).toISOString();
      const [line] = await runNewsCommand(api.context, { action: 'publishNews', texts, at: time, days: 2 });
      return /^News (\d+) /.exec(line!)![1]!;
    };
    const readTitles = async (language: string) =>
      (await list(miner, `?language=${language}`)).items.map(({ data }) => [data.language, data.title]);
    await publish(null);
    expect(await readTitles('de-DE')).toEqual([['de-DE', 'Wartung']]);
    expect(await readTitles('ja-JP')).toEqual([['en-US', 'Maintenance']]);
    const [{ id }] = (await list(miner)).items as [Notifications['items'][number]];
    expect((await miner.call<UnreadCount>(`POST /shared/notifications/${id}/read`)).body.data.unread).toBe(0);

    const later = await publish(HOUR);
    expect(await readTitles('de-DE')).toHaveLength(1);
    api.advanceClock(HOUR);
    await showNews(api.context);
    expect(await list(miner)).toMatchObject({ unread: 1, items: [{ isRead: false }, { isRead: true }] });
    expect((await runNewsCommand(api.context, { action: 'listNews' })).join('\n')).toContain(
      'de-DE,en-US  "Maintenance"',
    );
    await runNewsCommand(api.context, { action: 'withdrawNews', id: later });
    expect(await readTitles('de-DE')).toHaveLength(1);
    const again = runNewsCommand(api.context, { action: 'withdrawNews', id: later });
    await expect(again).rejects.toThrow(
      `No news has the ID "${later}". See the IDs with: npm run news -w @hashgrid/server -- list`,
    );
    await expect(publish(-3 * DAY)).rejects.toThrow('would already have expired');
    api.advanceClock(2 * DAY);
    await purgeExpired(api.context);
    expect(await readTitles('de-DE')).toEqual([]);
    expect(await runNewsCommand(api.context, { action: 'listNews' })).toEqual(['There is no news.']);
  });
});
