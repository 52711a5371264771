const PARTS = 16;
const LENGTH = 32_000;
const ROUNDS = 5;

const measure = (run: () => void): number => {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
};

/**
 * Returns how many times as long one long text takes as the same number of characters in 16 short ones: about 1 if the time is linear in
 * the length, 16 if it is quadratic. The fastest of several rounds count, so that other work on the machine hardly matters.
 *
 * @param part Repeated to make the texts.
 */
export const measureGrowth = (part: string, run: (repeated: string) => unknown): number => {
  const long = part.repeat(LENGTH / part.length);
  const short = part.repeat(LENGTH / PARTS / part.length);
  const times = Array.from({ length: ROUNDS }, () => ({
    long: measure(() => run(long)),
    short: measure(() => {
      for (let each = 0; each < PARTS; each += 1) run(short);
    }),
  }));
  return Math.min(...times.map(({ long: ms }) => ms)) / Math.min(...times.map(({ short: ms }) => ms));
};
