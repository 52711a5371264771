import { blockProgress, formatClock } from './blockProgress';

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
  '%d ms into it by this device, the server %d ms ahead: %d of the block, %d s left',
  (ms, ahead, share, left) => {
    const progress = blockProgress({ block, clockAheadMs: ahead }, start + ms);
    expect(progress.share).toBeCloseTo(share, 2);
    expect(progress.secondsLeft).toBe(left);
  },
);

test('has no progress without the times of the block', () => {
  const open = { ...block, startsAt: '', endsAt: '' };
  expect(blockProgress({ block: open, clockAheadMs: 0 }, start)).toEqual({ share: 0, secondsLeft: 0 });
});

test('formats a countdown as hours, minutes and seconds', () => {
  expect([0, 9, 65, 600, 4000, 86_399].map(formatClock)).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '10:00',
    '1:06:40',
    '23:59:59',
  ]);
});
