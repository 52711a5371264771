import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { enableTwoFactor, generateTwoFactorCode } from '../../test/twoFactorPlayers';
import { link, linkNewWallet, logInWith, newWallet, sign, type TestWallet } from '../../test/wallets';
import type { Player } from '../caller/Player';
import { getCounterKey } from '../lockouts/AttemptCounter';
import { logInWithSignature } from '../login/logInWithSignature';
import { linkAddress } from './linkAddress';
import { unlinkAddress } from './unlinkAddress';

/** In each test, another request completes between the checks of a request and its transaction. */
describe('concurrent requests about linked addresses', () => {
  const api = openTestApi();
  const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
  const proof = { password: PASSWORD };

  const newPlayer = async () => {
    const { username, email, accessToken: bearer } = await newSession(api);
    const accountId = await readAccountId(api, username);
    const [session] = await api.database.query<{ id: string }>(
      'select id from sessions where account_id = $1',
      [accountId],
    );
    const player: Player = { accountId, sessionId: session!.id };
    return { bearer, player, email };
  };
  const unlink = (bearer: string, { address }: TestWallet) =>
    api.call(`POST /shared/client/addresses/${address}/unlink`, { bearer, body: proof });
  const changePassword = (bearer: string) =>
    api.call('PATCH /shared/auth/change-password', {
      bearer,
      body: { currentPassword: PASSWORD, newPassword: 'an0ther-good-passphrase' },
    });
  const countLinked = async (wallet: TestWallet) =>
    (await api.database.query('select 1 from linked_addresses where address = $1', [wallet.address])).length;

  const concurrentRequests: [string, (bearer: string) => Promise<unknown>, object][] = [
    [
      'closes the account',
      (bearer) => api.call('POST /shared/client/close', { bearer, body: proof }),
      { kind: 'sessionRevoked' },
    ],
    ['changes the password', changePassword, { errors: { password: [expect.any(String)] } }],
    ['enables a second factor', (bearer) => enableTwoFactor(api, bearer), { kind: 'twoFactorCodeMissing' }],
  ];

  test.each(concurrentRequests)(
    'a link is refused when another request %s',
    async (_what, effect, refusal) => {
      const { bearer, player } = await newPlayer();
      const wallet = newWallet();
      const body = { ...(await sign(api, wallet)), ...proof };
      const context = runBeforeTransaction(api.context, () => effect(bearer));
      await expect(linkAddress(context, player, body, caller)).rejects.toMatchObject(refusal);
      expect(await countLinked(wallet)).toBe(0);
    },
  );

  test('a link that only a recent login confirms is refused when another request ends its session', async () => {
    const { bearer, player } = await newPlayer();
    const wallet = newWallet();
    const body = await sign(api, wallet);
    const context = runBeforeTransaction(api.context, () =>
      api.call('DELETE /shared/auth/sessions/current', { bearer }),
    );
    await expect(linkAddress(context, player, body, caller)).rejects.toMatchObject({
      kind: 'sessionRevoked',
    });
    expect(await countLinked(wallet)).toBe(0);
  });

  test.each(concurrentRequests)(
    'an unlink is refused when another request %s',
    async (_what, effect, refusal) => {
      const { bearer, player } = await newPlayer();
      const wallet = await linkNewWallet(api, bearer);
      const context = runBeforeTransaction(api.context, () => effect(bearer));
      const change = { address: wallet.address, proof };
      await expect(unlinkAddress(context, player, change, caller)).rejects.toMatchObject(refusal);
      expect(await countLinked(wallet)).toBe(1);
    },
  );

  test('a link that is repeated while it is in flight is made once and reported to all requests', async () => {
    const { bearer, player } = await newPlayer();
    const wallet = newWallet();
    const body = { ...(await sign(api, wallet)), ...proof };
    const concurrent = await Promise.all(Array.from({ length: 4 }, () => link(api, bearer, body)));
    expect(concurrent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const other = { ...(await sign(api, newWallet())), ...proof };
    let first: Awaited<ReturnType<typeof link>> | undefined;
    const context = runBeforeTransaction(api.context, async () => (first = await link(api, bearer, other)));
    expect(await linkAddress(context, player, other, caller)).toEqual(first!.body.data);
  });

  describe('when its code expires while the first request is in flight', () => {
    const newCodePlayer = async () => {
      const session = await newPlayer();
      const { secret } = await enableTwoFactor(api, session.bearer);
      return {
        ...session,
        getProof: async () => ({ ...proof, code: await generateTwoFactorCode(api, secret) }),
      };
    };
    const readFailures = (email: string) =>
      api.database.query('select failures from lockouts where key = $1', [
        getCounterKey(api.context.keys, { factor: 'code', email, source: 'session' }),
      ]);
    const runBefore = (request: () => Promise<unknown>) =>
      runBeforeTransaction(api.context, async () => {
        await request();
        api.advanceClock(90);
      });

    test('a repeated link is reported as made and counts no failed attempt', async () => {
      const { bearer, player, email, getProof } = await newCodePlayer();
      const wallet = newWallet();
      const body = { ...(await sign(api, wallet)), ...(await getProof()) };
      const context = runBefore(() => link(api, bearer, body));
      expect(await linkAddress(context, player, body, caller)).toMatchObject({ address: wallet.address });
      expect(await readFailures(email)).toEqual([{ failures: 0 }]);
    });

    test('a repeated unlink counts no failed attempt', async () => {
      const { bearer, player, email, getProof } = await newCodePlayer();
      const { address } = await linkNewWallet(api, bearer, await getProof());
      api.advanceClock(90);
      const change = { address, proof: await getProof() };
      const context = runBefore(() =>
        api.call(`POST /shared/client/addresses/${address}/unlink`, { bearer, body: change.proof }),
      );
      await expect(unlinkAddress(context, player, change, caller)).rejects.toThrow();
      expect(await readFailures(email)).toEqual([{ failures: 0 }]);
    });
  });

  test('a link is refused when another account links the address', async () => {
    const [{ player }, other] = [await newPlayer(), await newPlayer()];
    const wallet = newWallet();
    const body = { ...(await sign(api, wallet)), ...proof };
    const theirs = await sign(api, wallet);
    const context = runBeforeTransaction(api.context, () => link(api, other.bearer, theirs));
    await expect(linkAddress(context, player, body, caller)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This wallet is linked to another account. Unlink it there first.',
    });
  });

  test('an unlink is refused when another request has unlinked the address', async () => {
    const { bearer, player } = await newPlayer();
    const wallet = await linkNewWallet(api, bearer);
    const context = runBeforeTransaction(api.context, () => unlink(bearer, wallet));
    const change = { address: wallet.address, proof };
    await expect(unlinkAddress(context, player, change, caller)).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('a login is refused when another request unlinks its address, or links it to another account', async () => {
    const [{ bearer }, other] = [await newPlayer(), await newPlayer()];
    const wallet = await linkNewWallet(api, bearer);
    const unlinked = runBeforeTransaction(api.context, () => unlink(bearer, wallet));
    await expect(logInWithSignature(unlinked, await sign(api, wallet), caller)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect((await link(api, bearer, await sign(api, wallet))).status).toBe(200);
    const theirs = await sign(api, wallet);
    const moved = runBeforeTransaction(api.context, async () => {
      await unlink(bearer, wallet);
      await link(api, other.bearer, theirs);
    });
    await expect(logInWithSignature(moved, await sign(api, wallet), caller)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect((await logInWith(api, wallet)).status).toBe(200);
  });
});
