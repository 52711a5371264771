import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Address } from 'viem';
import { addPlayers } from '../../test/addPlayers';
import { bundleEntry } from '../../test/bundleEntry';
import { deployToken } from '../../test/chain/deployToken';
import { TEST_XPUB } from '../../test/chain/depositKeys';
import { sendTokens } from '../../test/chain/signTransfer';
import { startAnvil, type Anvil } from '../../test/chain/startAnvil';
import { openWatcherContext } from '../../test/chain/openWatcherContext';
import { expectBalancedLedger } from '../../test/expectBalancedLedger';
import { createMigratedDatabase } from '../../test/newDatabase';
import { waitUntil } from '../../test/waitUntil';
import type { Context } from '../Context';
import { openTopUpAddress } from './openTopUpAddress';
import { readTopUps } from './readTopUps';
import { scanTransfers } from './scanTransfers';

const KILLS = 20;
/** Longest time for which a process runs before it is killed at random. */
const MAX_RUN_MS = 150;
const DEPOSITS_PER_KILL = 2;
const CONFIRMATIONS = 3;

describe('watchers that are killed while deposits arrive', () => {
  let postgres: Awaited<ReturnType<typeof createMigratedDatabase>>;
  let anvil: Anvil;
  let token: Address;
  let context: Context;
  let bundle: string;
  let watcherArguments: string[];

  beforeAll(async () => {
    [postgres, anvil, bundle] = await Promise.all([
      createMigratedDatabase(),
      startAnvil(),
      bundleEntry('../api/test/chain/watchTopUps.ts'),
    ]);
    token = await deployToken(anvil);
    const config = {
      chainNodes: { 56: [anvil.url] },
      topUp: { xpub: TEST_XPUB, chainId: 56, confirmations: CONFIRMATIONS, tokenContract: token },
    };
    context = await openWatcherContext(postgres.url, config);
    watcherArguments = [bundle, postgres.url, JSON.stringify(config)];
  });
  afterAll(async () => {
    await context?.database.close();
    await anvil?.close();
    await postgres?.drop();
  });

  async function startWatcher() {
    const child = spawn(process.execPath, watcherArguments, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    await Promise.race([
      once(child.stdout, 'data'),
      ended.then(() => Promise.reject(new Error('The watcher exited before it started.'))),
    ]);
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  }

  test('lose no deposit and credit none twice', async () => {
    const [player] = await addPlayers(context, 1);
    const accountId = player!.id;
    await scanTransfers(context, context.topUpSettings!);
    await openTopUpAddress(context, accountId);
    const address = (await readTopUps(context, { accountId, limit: 1 })).address as Address;

    const sent: string[] = [];
    const send = async () => {
      const amount = String(sent.length + 1);
      sent.push(amount);
      await sendTokens(anvil, { token, to: address, amount });
    };
    const readCredited = async () => {
      const rows = await context.database.query<{ amount: bigint }>(
        `select leg.amount / 1000000 as amount from ledger_legs leg join ledger_accounts own on own.id = account_id
         where leg.kind = 'top_up' and own.player_id = $1 order by 1`,
        [accountId],
      );
      return rows.map(({ amount }) => amount.toString());
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const killWatcher = await startWatcher();
      const { length: creditedBefore } = await readCredited();
      for (let count = 0; count < DEPOSITS_PER_KILL; count += 1) await send();
      // Kills at a random moment, or while deposits are being credited.
      if (kill % 2 === 0) await new Promise((resolve) => setTimeout(resolve, MAX_RUN_MS * Math.random()));
      else await waitUntil(async () => (await readCredited()).length > creditedBefore);
      await killWatcher();
    }
    await anvil.client.mine({ blocks: CONFIRMATIONS });
    const killWatcher = await startWatcher();
    await waitUntil(async () => (await readCredited()).length >= sent.length);
    await killWatcher();
    expect(await readCredited()).toEqual(sent);
    await expectBalancedLedger(context.database);
  });
});
