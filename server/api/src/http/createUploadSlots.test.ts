import { createUploadSlots } from './createUploadSlots';

test('limits the concurrent uploads of all players together, and frees a slot for the next', () => {
  const slots = createUploadSlots();
  const acquired = Array.from({ length: 100 }, (_, index) => slots.acquire(`player-${index}`));
  const releases = acquired.filter((release) => release !== null);
  expect(releases).toHaveLength(24);
  expect(slots.acquire('another')).toBeNull();
  releases[0]!();
  expect(slots.acquire('another')).not.toBeNull();
});
