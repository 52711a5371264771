import { hasActivity, toDailyTokenProfit } from './dailyTokenProfit';

const createDay = (blocks: number) =>
  toDailyTokenProfit(
    { day: '2026-03-04', blocks, tokens: [], unpaid: { mined: '0', bonus: '0' }, entryIds: [] },
    'ORE',
  );

test('counts a day as active if blocks were mined, although they paid nothing', () => {
  expect(hasActivity(createDay(1))).toBe(true);
  expect(hasActivity(createDay(0))).toBe(false);
});
