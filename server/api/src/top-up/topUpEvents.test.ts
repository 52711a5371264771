import { API_KEY_HEADER, type TopUps } from '@hashgrid/contracts';
import type { Address } from 'viem';
import { TEST_XPUB } from '../../test/chain/depositKeys';
import { sendTokens } from '../../test/chain/signTransfer';
import { openTestChain } from '../../test/chain/openTestChain';
import { API_KEY, openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { readEventStream } from '../../test/readEventStream';
import { advanceTopUps } from './startTopUps';

const CONFIRMATIONS = 3;

describe('live events of top-ups', () => {
  const chain = openTestChain();
  let url: string;
  const api = openTestApi({
    configure: () => ({
      chainNodes: { 56: [chain.anvil.url] },
      topUp: { xpub: TEST_XPUB, chainId: 56, confirmations: CONFIRMATIONS, tokenContract: chain.token },
    }),
  });
  beforeAll(async () => {
    url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const advance = async () => {
    while (await advanceTopUps(api.context, api.context.topUpSettings!));
  };
  const mine = async (blocks: number) => {
    await chain.anvil.client.mine({ blocks });
    await advance();
  };

  /** Returns a player with an address and an open stream. */
  async function newWatchingPlayer() {
    const { accessToken: bearer } = await newSession(api);
    await advance();
    const { data } = (await api.call<TopUps>('POST /shared/client/top-up', { bearer })).body;
    const response = await fetch(`${url}/api/v1/shared/mining/events`, {
      headers: { [API_KEY_HEADER]: API_KEY, authorization: `Bearer ${bearer}` },
    });
    const events = readEventStream<unknown>(response);
    /** Reads the next event that isn't a count of notifications, which a credited top-up changes too. */
    const readNext = async (): Promise<{ event: string; data: unknown }> => {
      const { value } = await events.next();
      return value?.event === 'notifications' ? readNext() : value!;
    };
    expect((await readNext()).event).toBe('hello');
    return {
      readNext,
      readStates: async () =>
        (await api.call<TopUps>('GET /shared/client/top-up', { bearer })).body.data.items.map(
          ({ status, confirmations }) => [status, confirmations],
        ),
      topUp: async () => {
        await sendTokens(chain.anvil, { token: chain.token, to: data.address as Address, amount: '1' });
        await advance();
      },
      close: () => events.return(undefined),
    };
  }

  test('report that a top-up was seen, gained a confirmation and was credited', async () => {
    const player = await newWatchingPlayer();
    const changed = { event: 'topUps', data: null };
    await player.topUp();
    expect(await player.readNext()).toEqual(changed);
    expect(await player.readStates()).toEqual([['pending', 1]]);
    await mine(1);
    expect(await player.readNext()).toEqual(changed);
    expect(await player.readStates()).toEqual([['pending', 2]]);
    await mine(1);
    expect(await player.readNext()).toEqual(changed);
    expect(await player.readStates()).toEqual([['confirmed', CONFIRMATIONS]]);
    await player.close();
  });

  test('report that a top-up has failed', async () => {
    const player = await newWatchingPlayer();
    const before = await chain.anvil.client.snapshot();
    await player.topUp();
    await player.readNext();
    await chain.anvil.client.revert({ id: before });
    await mine(CONFIRMATIONS + 1);
    expect(await player.readNext()).toMatchObject({ event: 'topUps' });
    expect(await player.readStates()).toEqual([['failed', 0]]);
    await player.close();
  });

  test('are not sent for the top-ups of other players', async () => {
    const [player, other] = [await newWatchingPlayer(), await newWatchingPlayer()];
    const statesAtFirstEvent = other.readNext().then(other.readStates);
    await player.topUp();
    await player.readNext();
    await mine(CONFIRMATIONS);
    await player.readNext();
    await other.topUp();
    expect(await statesAtFirstEvent).toEqual([['pending', 1]]);
    await player.close();
    await other.close();
  });
});
