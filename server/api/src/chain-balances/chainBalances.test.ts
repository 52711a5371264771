import type { ChainBalances } from '@hashgrid/contracts';
import { getAddress, parseEther } from 'viem';
import { sendTokens } from '../../test/chain/signTransfer';
import { openTestChain } from '../../test/chain/openTestChain';
import { startAnvil, type Anvil } from '../../test/chain/startAnvil';
import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';

const BALANCES = 'GET /shared/client/addresses/balances';
const OWN = getAddress('0x00000000000000000000000000000000000a11ce');

describe('balances of linked addresses', () => {
  const chain = openTestChain();
  beforeAll(async () => {
    await sendTokens(chain.anvil, { token: chain.token, to: OWN, amount: '12.000000000000000001' });
    await chain.anvil.client.setBalance({ address: OWN, value: parseEther('0.5') });
  });
  const api = openTestApi({
    configure: () => ({ chainNodes: { 56: [chain.node.url] }, usdtContracts: { 56: chain.token } }),
  });
  const read = async (bearer: string) =>
    (await api.call<ChainBalances>(BALANCES, { bearer })).body.data.chains;

  test('have all decimals, are cached for half a minute, and are dated and marked as stale when no node answers', async () => {
    const { accessToken: bearer, username } = await newSession(api);
    expect(await read(bearer)).toEqual([{ chainId: 56, readAt: null, isStale: false, balances: [] }]);
    await api.database.query(
      'insert into linked_addresses (address, account_id, linked_at) values ($1, $2, $3)',
      [OWN, await readAccountId(api, username), api.context.now()],
    );
    const readAt = api.context.now().toISOString();
    const balances = [
      { address: OWN, token: 'BNB', amount: '0.5' },
      { address: OWN, token: 'USDT', amount: '12.000000000000000001' },
    ];
    expect(await read(bearer)).toEqual([{ chainId: 56, readAt, isStale: false, balances }]);
    chain.node.methods.length = 0;
    await chain.anvil.client.setBalance({ address: OWN, value: parseEther('2') });
    api.advanceClock(20);
    expect(await read(bearer)).toEqual([{ chainId: 56, readAt, isStale: false, balances }]);
    expect(chain.node.methods).toEqual([]);
    // Without a node, the last known balances are returned with their date and marked as stale.
    chain.node.behave('down');
    api.advanceClock(20);
    expect(await read(bearer)).toEqual([{ chainId: 56, readAt, isStale: true, balances }]);
    expect(chain.node.methods).not.toEqual([]);
  });
});

describe('balances with the contract of USDT misconfigured', () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await startAnvil();
  });
  afterAll(() => anvil.close());
  const api = openTestApi({
    configure: () => ({ chainNodes: { 56: [anvil.url] }, usdtContracts: { 56: OWN } }),
  });

  test('are marked as stale, and the reason is logged once', async () => {
    const { accessToken: bearer, username } = await newSession(api);
    await api.database.query(
      'insert into linked_addresses (address, account_id, linked_at) values ($1, $2, $3)',
      [OWN, await readAccountId(api, username), api.context.now()],
    );
    const logged = api.log.length;
    for (let round = 0; round < 2; round += 1)
      expect((await api.call<ChainBalances>(BALANCES, { bearer })).body.data.chains).toEqual([
        { chainId: 56, readAt: null, isStale: true, balances: [] },
      ]);
    expect(api.log.slice(logged)).toEqual([
      expect.stringMatching(/^Could not read balances on chain 56; retrying: .*"balanceOf" returned no data/),
    ]);
  });
});

describe('balances without nodes', () => {
  const api = openTestApi();

  test('list no chain', async () => {
    const { accessToken: bearer } = await newSession(api);
    expect((await api.call<ChainBalances>(BALANCES, { bearer })).body.data).toEqual({ chains: [] });
  });
});
