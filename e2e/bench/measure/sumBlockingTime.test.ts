import { sumBlockingTime } from './sumBlockingTime';

it('counts what tasks take beyond 50 ms', () => {
  const tasks = [
    { startTime: 100, duration: 40 },
    { startTime: 200, duration: 80 },
    { startTime: 300, duration: 150 },
  ];
  expect(sumBlockingTime(tasks, 0)).toBe(130);
});

it('counts only what comes after the first contentful paint', () => {
  const tasks = [
    { startTime: 0, duration: 900 },
    { startTime: 1000, duration: 300 },
  ];
  expect(sumBlockingTime(tasks, 1100)).toBe(150);
});
