import { isBlocking } from '../../test/isBlocking';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { readAccountId } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import { waitUntil } from '../../test/waitUntil';
import { beginMiningTransaction } from '../mining/nodes/beginMiningTransaction';
import { consumeTimeStep } from '../two-factor/twoFactor.queries';

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
});
