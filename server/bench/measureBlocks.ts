import { settleDueBlocks } from '../api/src/rules/game/settleDueBlocks';
import { fillPlayers } from './fill';
import { openBench } from './openBench';
import { medianOf, ratio, timeOf, type Ratio } from './timing';

const BLOCKS = 9;
const BLOCK_SECONDS = 600;
const [FEW, MANY] = [1_000, 10_000];
/** In proportion to players, a tenth more for the rest; hardly anything for more nodes. */
const GOALS = { players: 1.1 * (MANY / FEW), nodes: 1.3 };

/** Median time of settling one block. */
async function measure(players: number, nodesEach: number, log: (line: string) => void): Promise<number> {
  const { context, database, wait, close } = await openBench();
  try {
    await fillPlayers(database, players, nodesEach);
    const samples: number[] = [];
    for (let block = 0; block <= BLOCKS; block += 1) {
      wait(BLOCK_SECONDS);
      const milliseconds = await timeOf(() => settleDueBlocks(context));
      if (block > 0) samples.push(milliseconds);
    }
    const median = medianOf(samples);
    log(`One block of ${players} players with ${nodesEach} nodes each: ${median.toFixed(0)} ms`);
    return median;
  } finally {
    await close();
  }
}

/** What a block costs with more players, and with more nodes. */
export async function measureBlocks(log: (line: string) => void): Promise<Ratio[]> {
  const few = await measure(FEW, 5, log);
  const single = await measure(MANY, 1, log);
  const many = await measure(MANY, 5, log);
  return [
    ratio(`one block, ${MANY} players / ${FEW}`, many, few, GOALS.players),
    ratio(`one block of ${MANY} players, 5 nodes each / 1`, many, single, GOALS.nodes),
  ];
}
