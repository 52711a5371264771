import { settleDueBlocks } from '../src/mining/blocks/settleDueBlocks';
import { seedPlayers } from './seed';
import { openBench, type Bench } from './openBench';
import { measureMedians, createRatio, type Ratio } from './timing';

const ROUNDS = 11;
const BLOCK_SECONDS = 600;
const [FEW, MANY] = [1_000, 10_000];
/** Highest ratio: the cost may grow in proportion to the players, and hardly with their nodes. */
const GOAL = 1.3;

async function openSeededBench(players: number, nodesEach: number): Promise<Bench> {
  const bench = await openBench();
  await seedPlayers(bench.database, players, nodesEach);
  return bench;
}

const settleNext = ({ context, advanceClock }: Bench) => {
  advanceClock(BLOCK_SECONDS);
  return settleDueBlocks(context);
};

/** Compares the cost of a block for more players, and for more nodes per player. */
export async function measureBlocks(log: (line: string) => void): Promise<Ratio[]> {
  log(`Inserting ${MANY} players …`);
  const [few, single, many] = [
    await openSeededBench(FEW, 5),
    await openSeededBench(MANY, 1),
    await openSeededBench(MANY, 5),
  ];
  try {
    const times = await measureMedians(
      { few: () => settleNext(few), single: () => settleNext(single), many: () => settleNext(many) },
      ROUNDS,
    );
    return [
      createRatio(
        `one block, cost per player, ${MANY} / ${FEW} players`,
        times.many / MANY,
        times.few / FEW,
        GOAL,
      ),
      createRatio(`one block, ${MANY} players, 5 nodes each / 1 node`, times.many, times.single, GOAL),
    ];
  } finally {
    for (const bench of [few, single, many]) await bench.close();
  }
}
