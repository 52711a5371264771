import type { GameRules, Transactions, TopUps } from '@hashgrid/contracts';
import type { Address } from 'viem';
import { deriveTestAddress, TEST_XPUB } from '../../test/chain/depositKeys';
import { readNonce, sendTokens, signTransfer } from '../../test/chain/signTransfer';
import { sendTokensAtOnce } from '../../test/chain/sendTokensAtOnce';
import { openTestChain } from '../../test/chain/openTestChain';
import { waitForReceipt } from '../../test/chain/waitForReceipt';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { TooFewChainNodesError } from '../chain/ChainReader';
import { advanceTopUps } from './startTopUps';
import { scanTransfers } from './scanTransfers';

const CONFIRMATIONS = 5;
const PATH = '/shared/client/top-up';

describe('top-ups that are off', () => {
  const api = openTestApi();

  test('respond with 404, and are null in the rules of the game', async () => {
    const { accessToken: bearer } = await newSession(api);
    for (const method of ['GET', 'POST']) {
      const { status, body } = await api.call(`${method} ${PATH}`, { bearer });
      expect([status, body.message]).toEqual([404, 'Top-ups aren’t available here.']);
    }
    expect((await api.call<GameRules>('GET /shared/game/rules')).body.data.topUp).toBeNull();
  });
});

describe('top-ups', () => {
  const chain = openTestChain();
  const api = openTestApi({
    configure: () => ({
      chainNodes: { 56: [chain.node.url, chain.anvil.url] },
      topUp: { xpub: TEST_XPUB, chainId: 56, confirmations: CONFIRMATIONS, tokenContract: chain.token },
    }),
  });

  const mine = (blocks: number) => chain.anvil.client.mine({ blocks });
  /** Reads all blocks, as the watcher does once in a poll. */
  const advance = async () => {
    while (await advanceTopUps(api.context, api.context.topUpSettings!));
  };

  interface Player {
    bearer: string;
    email: string;
    address: Address;
  }
  const newTopUpPlayer = async (): Promise<Player> => {
    const { accessToken: bearer, email } = await newSession(api);
    await advance();
    const { status, body } = await api.call<TopUps>(`POST ${PATH}`, { bearer });
    expect(status).toBe(200);
    return { bearer, email, address: body.data.address as Address };
  };
  const read = async ({ bearer }: Player) => (await api.call<TopUps>(`GET ${PATH}`, { bearer })).body.data;
  const readStates = async (player: Player) =>
    (await read(player)).items.map(({ amount, status, confirmations }) => [amount, status, confirmations]);
  const readCredits = async ({ bearer }: Player) => {
    const line = 'GET /auth/transaction?kind=top_up';
    return (await api.call<Transactions>(line, { bearer })).body.data.items.map(({ amount }) => amount);
  };
  const send = ({ address: to }: Player, amount: string) =>
    sendTokens(chain.anvil, { token: chain.token, to, amount });

  test('opens no address before the first block was read', async () => {
    const { accessToken: bearer } = await newSession(api);
    const { status, body } = await api.call(`POST ${PATH}`, { bearer });
    expect([status, body.message]).toEqual([
      503,
      'We can’t reach the blockchain right now. Please try again in a few minutes.',
    ]);
  });

  test('gives each player one address that the operator’s key can spend from', async () => {
    const first = await newTopUpPlayer();
    const second = await newTopUpPlayer();
    const again = await api.call<TopUps>(`POST ${PATH}`, { bearer: first.bearer });
    expect(again.body.data.address).toBe(first.address);
    const derived = Array.from({ length: 10 }, (_none, position) => deriveTestAddress(position));
    const positions = [first, second].map(({ address }) => derived.indexOf(address));
    expect(positions[0]).toBeGreaterThanOrEqual(0);
    expect(positions[1]).toBeGreaterThan(positions[0]!);
  });

  test('opens one address for each player in concurrent requests', async () => {
    const players = await Promise.all([1, 2, 3].map(() => newSession(api)));
    const addresses = await Promise.all(
      players.flatMap(({ accessToken: bearer }) =>
        [1, 2].map(async () => (await api.call<TopUps>(`POST ${PATH}`, { bearer })).body.data.address),
      ),
    );
    expect(new Set(addresses).size).toBe(3);
  });

  test('returns the chain, the token and the confirmations in the rules of the game', async () => {
    const { topUp } = (await api.call<GameRules>('GET /shared/game/rules')).body.data;
    expect(topUp).toMatchObject({ chainId: 56, token: 'USDT', decimals: 18, confirmations: CONFIRMATIONS });
    expect(topUp!.contract.toLowerCase()).toBe(chain.token);
  });

  test('shows a transfer as pending and credits it once after enough confirmations', async () => {
    const player = await newTopUpPlayer();
    const hash = await send(player, '12.5');
    await advance();
    expect(await readStates(player)).toEqual([['12.5', 'pending', 1]]);
    await mine(CONFIRMATIONS - 2);
    await advance();
    expect(await readStates(player)).toEqual([['12.5', 'pending', CONFIRMATIONS - 1]]);
    expect(await readCredits(player)).toEqual([]);
    await mine(1);
    for (let round = 0; round < 3; round += 1) await advance();
    expect(await readCredits(player)).toEqual(['12.5']);
    const [topUp] = (await read(player)).items;
    expect(topUp).toMatchObject({ status: 'confirmed', confirmations: CONFIRMATIONS, hash, chainId: 56 });
    const { status } = await api.call(`GET /auth/transaction/${topUp!.transactionId}`, player);
    expect(status).toBe(200);
    expect(await api.readEmailSubjects(player.email)).toContain('Your top-up of 12.5 USDT has arrived');
  });

  test('keeps a final transfer pending while only one of two nodes answers', async () => {
    const player = await newTopUpPlayer();
    await send(player, '7');
    await mine(CONFIRMATIONS);
    chain.node.behave('down');
    await expect(advance()).rejects.toThrow(TooFewChainNodesError);
    chain.node.behave('works');
    expect((await read(player)).items).toMatchObject([{ amount: '7', status: 'pending' }]);
    // The node is skipped for a while after its failure.
    await waitUntil(() =>
      advance().then(
        () => true,
        () => false,
      ),
    );
    expect(await readCredits(player)).toEqual(['7']);
  });

  test('converts 18 decimals to 6, rounded down, and ignores what is less than a unit', async () => {
    const player = await newTopUpPlayer();
    await send(player, '1.234567999999999999');
    await send(player, '0.000000999999999999');
    await mine(CONFIRMATIONS);
    await advance();
    expect(await readCredits(player)).toEqual(['1.234567']);
  });

  test('credits every transfer of one transaction', async () => {
    const player = await newTopUpPlayer();
    const other = await newTopUpPlayer();
    const amounts = [player, other, player].map(({ address: to }, index) => ({
      to,
      amount: String(index + 1),
    }));
    await sendTokensAtOnce(chain.anvil, chain.token, amounts);
    await mine(CONFIRMATIONS);
    await advance();
    expect([await readCredits(player), await readCredits(other)]).toEqual([['3', '1'], ['2']]);
  });

  test('finds every transfer after a gap of many blocks', async () => {
    const player = await newTopUpPlayer();
    for (const amount of ['1', '2', '3']) {
      await send(player, amount);
      await mine(300);
    }
    await advance();
    expect(await readCredits(player)).toEqual(['3', '2', '1']);
  });

  test('credits once when several processes watch', async () => {
    const player = await newTopUpPlayer();
    await send(player, '7');
    await mine(CONFIRMATIONS);
    await Promise.all([advance(), advance(), advance(), advance()]);
    expect(await readCredits(player)).toEqual(['7']);
  });

  test('never credits a transfer that a reorganization removed, and shows it as failed', async () => {
    const player = await newTopUpPlayer();
    const before = await chain.anvil.client.snapshot();
    await send(player, '5');
    await advance();
    expect(await readStates(player)).toEqual([['5', 'pending', 1]]);
    await chain.anvil.client.revert({ id: before });
    await mine(CONFIRMATIONS + 1);
    await advance();
    expect(await readStates(player)).toEqual([['5', 'failed', 0]]);
    expect(await readCredits(player)).toEqual([]);
  });

  test('checks before the credit that the transfer is still in its block', async () => {
    const player = await newTopUpPlayer();
    const before = await chain.anvil.client.snapshot();
    await send(player, '5');
    await mine(CONFIRMATIONS);
    // The blocks are read, and replaced before anything is credited.
    while (await scanTransfers(api.context, api.context.topUpSettings!));
    await chain.anvil.client.revert({ id: before });
    await mine(CONFIRMATIONS + 3);
    await advance();
    await advance();
    expect(await readCredits(player)).toEqual([]);
    expect(await readStates(player)).toEqual([['5', 'failed', 0]]);
  });

  test.each([
    ['before it is credited', 0],
    ['after it was credited', CONFIRMATIONS],
    ['long after it was credited', 40],
  ])('credits a transfer once when a reorganization moves it to another block %s', async (_when, depth) => {
    const player = await newTopUpPlayer();
    const before = await chain.anvil.client.snapshot();
    const nonce = await readNonce(chain.anvil);
    const serializedTransaction = await signTransfer(chain.anvil, {
      token: chain.token,
      to: player.address,
      amount: '9',
      nonce,
    });
    const hash = await chain.anvil.client.sendRawTransaction({ serializedTransaction });
    // A transaction that is still in the pool would survive the reorganization.
    await waitForReceipt(chain.anvil, hash);
    await mine(depth);
    await advance();
    await chain.anvil.client.revert({ id: before });
    // Another block, and another transaction before this one.
    await mine(2);
    await chain.anvil.client.setAutomine(false);
    const [, second] = await chain.anvil.client.getAddresses();
    await chain.anvil.client.sendTransaction({ account: second!, to: second!, value: 1n });
    await chain.anvil.client.sendRawTransaction({ serializedTransaction });
    await mine(1);
    await chain.anvil.client.setAutomine(true);
    await mine(depth + CONFIRMATIONS);
    await advance();
    await advance();
    expect(await readCredits(player)).toEqual(['9']);
    expect(await readStates(player)).toEqual([['9', 'confirmed', CONFIRMATIONS]]);
  });

  test('pages through the list', async () => {
    const player = await newTopUpPlayer();
    for (const amount of ['1', '2', '3']) await send(player, amount);
    await advance();
    const first = (await api.call<TopUps>(`GET ${PATH}?limit=2`, player)).body.data;
    expect(first.items.map(({ amount }) => amount)).toEqual(['3', '2']);
    const next = (await api.call<TopUps>(`GET ${PATH}?limit=2&cursor=${first.nextCursor}`, player)).body.data;
    expect([next.items.map(({ amount }) => amount), next.nextCursor]).toEqual([['1'], null]);
  });
});
