import { isInRollout } from './isInRollout';

const PLAYERS = Array.from({ length: 1000 }, (_, index) => `player-${index}`);
const choose = (flag: string, percentage: number) =>
  PLAYERS.filter((player) => isInRollout(flag, player, percentage));

test('chooses about as many players as it should: none at 0, all at 100', () => {
  expect(choose('new-balance', 0)).toEqual([]);
  expect(choose('new-balance', 100)).toEqual(PLAYERS);
  expect(choose('new-balance', 25).length / PLAYERS.length).toBeCloseTo(0.25, 1);
});

test('keeps the players of a smaller percentage in a larger one', () => {
  expect(choose('new-balance', 50)).toEqual(expect.arrayContaining(choose('new-balance', 10)));
});

test('chooses other players for another flag', () => {
  expect(choose('other', 10)).not.toEqual(choose('new-balance', 10));
});
