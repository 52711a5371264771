import { settleDueBlocks } from '../src/mining/settleDueBlocks';
import { fillPlayers } from './fill';
import { openBench, type Bench } from './openBench';
import { medians, ratio, type Ratio } from './timing';

const ROUNDS = 11;
const BLOCK_SECONDS = 600;
const [FEW, MANY] = [1_000, 10_000];
/** In proportion to players; hardly anything for more nodes. */
const GOAL = 1.3;

async function open(players: number, nodesEach: number): Promise<Bench> {
  const bench = await openBench();
  await fillPlayers(bench.database, players, nodesEach);
  return bench;
}

const settleNext = ({ context, wait }: Bench) => {
  wait(BLOCK_SECONDS);
  return settleDueBlocks(context);
};

/** What a block costs with more players, and with more nodes. */
export async function measureBlocks(log: (line: string) => void): Promise<Ratio[]> {
  log(`Writing ${MANY} players …`);
  const [few, single, many] = [await open(FEW, 5), await open(MANY, 1), await open(MANY, 5)];
  try {
    const found = await medians(
      { few: () => settleNext(few), single: () => settleNext(single), many: () => settleNext(many) },
      ROUNDS,
    );
    return [
      ratio(`one block, cost of a player, ${MANY} / ${FEW}`, found.many / MANY, found.few / FEW, GOAL),
      ratio(`one block of ${MANY}, 5 nodes each / 1`, found.many, found.single, GOAL),
    ];
  } finally {
    for (const bench of [few, single, many]) await bench.close();
  }
}
