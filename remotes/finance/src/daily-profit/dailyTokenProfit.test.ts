import { hasActivity, toDailyTokenProfit } from './dailyTokenProfit';

const createDay = (blocks: number) =>
  toDailyTokenProfit(
    { day: '2026-03-04', blocks, tokens: [], unpaid: { mined: '0', bonus: '0' }, entryIds: [] },
    'ORE',
  );

test('shows a day in which blocks were mined although they paid nothing', () => {
  expect(hasActivity(createDay(1))).toBe(true);
  expect(hasActivity(createDay(0))).toBe(false);
});
