/** Returns the milliseconds that `task` takes. */
export async function measureTime(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** Returns the median, which isn't affected by pauses of the machine; of two in the middle, the greater one. */
export function calculateMedian(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const WARM_UP_RUNS = 2;

/** Returns the median times of several tasks, interleaved so that background load affects all alike. */
export async function measureMedians<Name extends string>(
  tasks: Record<Name, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(tasks) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  // Warm-up rounds aren't counted.
  for (let round = -WARM_UP_RUNS; round < rounds; round += 1)
    for (const name of names) {
      const milliseconds = await measureTime(tasks[name]);
      if (round >= 0) samples.get(name)?.push(milliseconds);
    }
  return Object.fromEntries(names.map((name) => [name, calculateMedian(samples.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** The ratio of two measured times, and the limit that is its goal. */
export interface Ratio {
  title: string;
  milliseconds: number;
  baseMilliseconds: number;
  ratio: number;
  limit: number;
}

export const createRatio = (
  title: string,
  milliseconds: number,
  baseMilliseconds: number,
  limit: number,
): Ratio => ({
  title,
  milliseconds,
  baseMilliseconds,
  ratio: milliseconds / baseMilliseconds,
  limit,
});
