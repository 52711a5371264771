import { makeBuild, openReleaseApi } from '../../../test/releaseApi';
import { rollBackRelease } from './releaseChanges';

const { api, send, newToken, publish, upload } = openReleaseApi();

test('names the channel in the command that it suggests, so that nothing becomes live elsewhere', async () => {
  const { token } = await newToken();
  const target = { name: 'shop', channel: 'staging' };
  await publish(token, 'shop', 'one', target);
  const release = await upload(token, 'shop', makeBuild('shop', 'two'));
  const { message } = await send('POST /publish', token, { ...target, release, replaces: 'none' });
  expect(message).toContain('npm run release -- publish shop --channel staging');
});

test('creates no channel while the check is skipped, because its name may be mistyped', async () => {
  const { token } = await newToken();
  await publish(token, 'shop', 'one', { channel: 'qa' });
  const skipped = { name: 'shop', channel: 'stagng', check: 'skipped', reason: 'payments fail' };
  const release = await upload(token, 'shop');
  for (const [action, more] of [
    ['publish', { release }],
    ['promote', { from: 'qa' }],
  ] as const)
    expect(await send(`POST /${action}`, token, { ...skipped, ...more })).toMatchObject({
      status: 409,
      message: `Did not ${action} "shop": nothing has been published to the channel "stagng", and a publish without its check creates no channel. Correct the name, or publish the shell there first: npm run release -- publish shell --channel stagng`,
    });
  // A start of the product fills the channel of its gateway, which may be new.
  const started = await send('POST /publish', token, { ...skipped, release, replaces: 'none' });
  expect(started.status).toBe(200);
});

test('says that a build that was to be replaced has been unpublished', async () => {
  const { token } = await newToken();
  const replaces = (await publish(token, 'bank')).data.to;
  await send('POST /unpublish', token, { name: 'bank' });
  expect((await publish(token, 'bank', 'two', { replaces })).message).toMatch(
    new RegExp(`^Did not publish "bank": ${String(replaces)} is no longer live, and nothing else is\\.`),
  );
});

test('says that another change has not finished when the channel stays locked, and to try again', async () => {
  const actor = { tokenId: null, team: 'team-a', logName: 'team-a CI', remotes: ['*'], channels: ['*'] };
  const { database } = api.context;
  const withLockedChannel: typeof database.transaction = (work) =>
    database.transaction((transaction) => {
      const query = async <Row>(sql: string, parameters?: unknown[]): Promise<Row[]> => {
        if (sql.includes('for update'))
          throw Object.assign(new Error('canceling statement'), { code: '55P03' });
        return transaction.query<Row>(sql, parameters);
      };
      return work({ ...transaction, query });
    });
  const context = { ...api.context, database: { ...database, transaction: withLockedChannel } };
  await expect(rollBackRelease(context, actor, { name: 'shop', channel: 'staging' })).rejects.toMatchObject({
    kind: 'unavailable',
    message:
      'Did not roll back "shop": another change of it or of the channel "staging" has not finished yet. Nothing has changed. Try again in a minute.',
  });
});

test.each(['\n2026-11-26 publish game', '\u001b[2J', '\u2028', 'by \u202eatir'])(
  'refuses a reason with the control character in %j, which could forge lines of the log',
  async (reason) => {
    const { token } = await newToken();
    expect(await send('POST /pause', token, { name: 'shop', channel: 'staging', reason })).toMatchObject({
      status: 422,
    });
  },
);
