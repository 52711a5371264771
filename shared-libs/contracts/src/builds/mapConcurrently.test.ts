import { mapConcurrently } from './mapConcurrently';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7];

test('returns results in the order of the items, and runs no more than the limit at once', async () => {
  let running = 0;
  let mostRunning = 0;
  const results = await mapConcurrently(NUMBERS, 3, async (item) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    // Later items need fewer turns, so they end first.
    for (let turn = item; turn < NUMBERS.length; turn += 1) await Promise.resolve();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(mostRunning).toBe(3);
});

test('starts no further item after a failure', async () => {
  const started: number[] = [];
  const work = async (item: number) => {
    started.push(item);
    await Promise.resolve();
    if (item === 2) throw new Error('second');
  };
  await expect(mapConcurrently(NUMBERS, 2, work)).rejects.toThrow('second');
  await new Promise((resolve) => setTimeout(resolve));
  // The third was started when the first had ended, before the second failed.
  expect(started).toEqual([1, 2, 3]);
});
