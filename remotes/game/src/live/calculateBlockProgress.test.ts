import { calculateBlockProgress } from './calculateBlockProgress';

const start = Date.parse('2026-11-21T09:00:00.000Z');
const block = {
  number: 7,
  startsAt: '2026-11-21T09:00:00.000Z',
  endsAt: '2026-11-21T09:10:00.000Z',
  seconds: 600,
  reward: '800',
};

test.each([
  [0, 0, 0, 600],
  [150_500, 0, 0.25, 450],
  [600_000, 0, 1, 0],
  [900_000, 0, 1, 0],
  [-60_000, 0, 0, 660],
  [-3_300_000, 3_600_000, 0.5, 300],
])(
  '%d ms into a block by the device’s clock, with the server’s %d ms ahead, a fraction of %d has passed and %d s are left',
  (ms, ahead, fraction, left) => {
    const progress = calculateBlockProgress({ block, clockAheadMs: ahead }, start + ms);
    expect(progress.fraction).toBeCloseTo(fraction, 2);
    expect(progress.secondsLeft).toBe(left);
  },
);

test('returns no progress if the times of the block are invalid', () => {
  const untimedBlock = { ...block, startsAt: '', endsAt: '' };
  expect(calculateBlockProgress({ block: untimedBlock, clockAheadMs: 0 }, start)).toEqual({
    fraction: 0,
    secondsLeft: 0,
  });
});
