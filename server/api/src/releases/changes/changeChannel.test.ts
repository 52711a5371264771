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

test.each(['\n2026-11-26 publish game', '\u001b[2J', '\u2028'])(
  'refuses a reason with the control character in %j, which could forge lines of the log',
  async (reason) => {
    const { token } = await newToken();
    expect(await send('POST /pause', token, { name: 'shop', channel: 'staging', reason })).toMatchObject({
      status: 422,
    });
  },
);
