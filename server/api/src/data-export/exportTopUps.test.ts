import { openTestApi, PASSWORD, type TestResponse } from '../../test/openTestApi';
import { newSession } from '../../test/players';

interface ExportedTopUps {
  topUps: { amount: string; status: string; chainId: number; hash: string }[];
  topUpAddresses: string[];
}

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const FORMER_ADDRESS = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

describe('the data export while top-ups are off', () => {
  const api = openTestApi();

  const download = async (bearer: string) => {
    const body = { password: PASSWORD };
    const response = await api.call('POST /shared/client/export', { bearer, body });
    return (response as unknown as Omit<TestResponse<never>, 'body'> & { body: ExportedTopUps }).body;
  };

  /** Stores an address of a player, and a transfer to it, as a watcher did before top-ups were switched off. */
  const addTopUp = async (username: string, address: string, position: number, status: string) => {
    const params = [username, address.toLowerCase(), position, api.context.now()];
    await api.database.query(
      `insert into top_up_addresses (address, account_id, key_id, position, created_at)
       select $2, id, 'key-' || $3::text, $3::integer, $4 from accounts where username = $1`,
      params,
    );
    await api.database.query(
      `insert into top_ups (chain_id, token, tx_hash, log_index, block_number, block_hash, address, account_id, value, amount, status, seen_at)
       select 56, '0xtoken', '0xhash-' || $3::text, 0, 1, '0xblock', $2, id, 5000000, 5000000, $5, $4 from accounts where username = $1`,
      [...params, status],
    );
    api.advanceClock(1);
  };

  test('contains the player’s earlier top-ups and addresses, and nothing of other players', async () => {
    const { accessToken: bearer, username } = await newSession(api);
    const other = await newSession(api);
    await addTopUp(username, FORMER_ADDRESS, 0, 'failed');
    await addTopUp(username, ADDRESS, 1, 'pending');
    const { topUps, topUpAddresses } = await download(bearer);
    expect(topUps).toMatchObject([
      { amount: '5', status: 'pending', chainId: 56, hash: '0xhash-1' },
      { amount: '5', status: 'failed', chainId: 56, hash: '0xhash-0' },
    ]);
    expect(topUpAddresses).toEqual([ADDRESS, FORMER_ADDRESS]);
    expect(await download(other.accessToken)).toMatchObject({ topUps: [], topUpAddresses: [] });
  });
});
