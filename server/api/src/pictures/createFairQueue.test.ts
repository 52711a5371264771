import { createFairQueue } from './createFairQueue';

test('runs one task at a time, round-robin by owner, and continues after one fails', async () => {
  const queue = createFairQueue();
  const steps: string[] = [];
  const run = (name: string) =>
    queue.run(name.split(' ')[0]!, async () => {
      steps.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push('end');
      return name;
    });
  const failing = queue.run('ada', () => {
    throw new Error('unreadable');
  });
  const results = ['ada 1', 'ada 2', 'bob 1', 'cy 1', 'bob 2'].map(run);
  await expect(failing).rejects.toThrow('unreadable');
  expect(await Promise.all(results)).toEqual(['ada 1', 'ada 2', 'bob 1', 'cy 1', 'bob 2']);
  expect(steps).toEqual(['bob 1', 'cy 1', 'ada 1', 'bob 2', 'ada 2'].flatMap((name) => [name, 'end']));
});
