import { isBlocking } from '../../test/isBlocking';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import { waitUntil } from '../../test/waitUntil';
import { setPasswordHash } from '../accounts/accounts.queries';
import { addSeconds } from '../addSeconds';
import { beginMiningTransaction } from '../mining/nodes/beginMiningTransaction';
import { authenticate } from '../sessions/authenticate';
import { consumeTimeStep } from '../two-factor/twoFactor.queries';
import { closeAccount } from './closeAccount';
import { eraseAccounts } from './eraseAccounts';
import { restoreAccount } from './restoreAccount';

const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };

describe('closing an account', () => {
  const api = openTestApi();
  const close = (bearer: string, code: string) =>
    api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD, code } });

  test('does not deadlock with a purchase that uses up a code before it locks the nodes', async () => {
    const { accessToken, secret, username } = await newTwoFactorSession(api);
    const accountId = await readAccountId(api, username);
    const code = await generateTwoFactorCode(api, secret, 30);
    const currentStep = Math.floor(api.context.now().getTime() / 30_000);
    let closing: ReturnType<typeof close> | undefined;
    await api.database.transaction(async (transaction) => {
      await consumeTimeStep(transaction, accountId, currentStep);
      closing = close(accessToken, code);
      await waitUntil(() => isBlocking(transaction));
      await beginMiningTransaction(api.context, transaction, accountId);
    });
    expect((await closing)?.status).toBe(200);
  });

  test('succeeds when a concurrent request has closed it', async () => {
    const { accessToken: bearer, email } = await newSession(api);
    const player = await authenticate(api.context, bearer);
    const context = runBeforeTransaction(api.context, () =>
      api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } }),
    );
    await closeAccount(context, { player, proof: { password: PASSWORD }, caller });
    const subjects = await api.readEmailSubjects(email);
    expect(subjects.filter((subject) => subject === 'Your account is closed')).toHaveLength(1);
  });
});

describe('restoring an account fails when it', () => {
  const api = openTestApi();

  test.each<[string, (accountId: string) => Promise<unknown>]>([
    ['gets another password', (accountId) => setPasswordHash(api.database, accountId, 'another')],
    [
      'is erased',
      () => {
        const now = addSeconds(api.context.now(), 60);
        return eraseAccounts(api.database, { closedBefore: now, now });
      },
    ],
  ])('%s after its password was checked', async (_change, change) => {
    const { accessToken: bearer, username, email } = await newSession(api);
    const accountId = await readAccountId(api, username);
    await api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
    const context = runBeforeTransaction(api.context, () => change(accountId));
    await expect(restoreAccount(context, { email, password: PASSWORD }, caller)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    const closed = await api.database.query(
      'select 1 from accounts where id = $1 and closed_at is not null',
      [accountId],
    );
    expect(closed).toHaveLength(1);
  });
});
