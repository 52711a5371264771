import type { ChainBalances } from '@hashgrid/contracts';
import { getAddress, parseEther, type Address } from 'viem';
import { deployToken } from '../../test/chain/deployToken';
import { sendTokens } from '../../test/chain/signTransfer';
import { startAnvil, type Anvil } from '../../test/chain/startAnvil';
import { startNodeProxy, type NodeProxy } from '../../test/chain/startNodeProxy';
import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';

const BALANCES = 'GET /shared/client/addresses/balances';
const OWN = getAddress('0x00000000000000000000000000000000000a11ce');

describe('balances of linked addresses', () => {
  let anvil: Anvil;
  let node: NodeProxy;
  let token: Address;
  beforeAll(async () => {
    anvil = await startAnvil();
    node = await startNodeProxy(anvil.url);
    token = await deployToken(anvil);
    await sendTokens(anvil, { token, to: OWN, amount: '12.000000000000000001' });
    await anvil.client.setBalance({ address: OWN, value: parseEther('0.5') });
  });
  afterAll(async () => {
    await node.close();
    await anvil.close();
  });
  const api = openTestApi({
    configure: () => ({ chainNodes: { 56: [node.url] }, usdtContracts: { 56: token } }),
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
    node.methods.length = 0;
    await anvil.client.setBalance({ address: OWN, value: parseEther('2') });
    api.advanceClock(20);
    expect(await read(bearer)).toEqual([{ chainId: 56, readAt, isStale: false, balances }]);
    expect(node.methods).toEqual([]);
    // Without a node, the last known balances are returned with their date and marked as stale.
    node.behave('down');
    api.advanceClock(20);
    expect(await read(bearer)).toEqual([{ chainId: 56, readAt, isStale: true, balances }]);
    expect(node.methods).not.toEqual([]);
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
