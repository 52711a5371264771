import { createUploadSlots, type UploadSlot } from './createUploadSlots';

const GRACE_MS = 5_000;
const SLOTS = 24;
const SLOTS_PER_PLAYER = 4;

let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

/** Fills all slots, each player's own at once. Returns them, and the indexes of the canceled uploads. */
const fill = (slots: ReturnType<typeof createUploadSlots>, slotsPerPlayer: number) => {
  const canceled: number[] = [];
  const acquired = Array.from({ length: SLOTS }, (_, index) =>
    slots.acquire(`player-${Math.floor(index / slotsPerPlayer)}`, () => canceled.push(index)),
  );
  expect(acquired).not.toContain(null);
  return { acquired: acquired as UploadSlot[], canceled };
};

const onCancel = () => undefined;

test('limits the concurrent uploads of all players together, and frees a slot for the next', () => {
  const slots = createUploadSlots();
  const { acquired } = fill(slots, 1);
  expect(slots.acquire('another', onCancel)).toBeNull();
  acquired[0]!.release();
  expect(slots.acquire('another', onCancel)).not.toBeNull();
  expect(slots.acquire('one more', onCancel)).toBeNull();
});

test('limits the concurrent uploads of each player', () => {
  const slots = createUploadSlots();
  const acquire = () => slots.acquire('ada', onCancel);
  const acquired = Array.from({ length: SLOTS_PER_PLAYER }, acquire);
  now += GRACE_MS;
  expect(acquire()).toBeNull();
  acquired[0]!.release();
  expect(acquire()).not.toBeNull();
});

test('cancels the slowest upload of the players with the most slots for a player with fewer', () => {
  const slots = createUploadSlots();
  const { acquired, canceled } = fill(slots, SLOTS_PER_PLAYER);
  acquired.forEach((slot, index) => slot.addBytes(index === 9 ? 1_000_000 : 2_000_000));
  now += GRACE_MS - 1;
  expect(slots.acquire('another', onCancel)).toBeNull();
  now += 1;
  expect(slots.acquire('another', onCancel)).not.toBeNull();
  expect(canceled).toEqual([9]);
});

test('keeps an upload if the new player would then have as many slots as its own', () => {
  const slots = createUploadSlots();
  const { acquired, canceled } = fill(slots, 1);
  for (const slot of acquired) slot.addBytes(1_000_000);
  now += GRACE_MS;
  expect(slots.acquire('another', onCancel)).toBeNull();
  expect(canceled).toEqual([]);
});

test('cancels a slow upload for any player, by its rate since its start', () => {
  const slots = createUploadSlots();
  const { acquired, canceled } = fill(slots, 1);
  acquired.forEach((slot, index) => slot.addBytes(index === 7 ? 300_000 : 400_000));
  now += GRACE_MS;
  expect(slots.acquire('another', onCancel)).not.toBeNull();
  expect(slots.acquire('one more', onCancel)).toBeNull();
  expect(canceled).toEqual([7]);
});

test('keeps an upload whose body has arrived, however long the server takes', () => {
  const slots = createUploadSlots();
  const { acquired, canceled } = fill(slots, SLOTS_PER_PLAYER);
  for (const slot of acquired) slot.complete();
  now += 60_000;
  expect(slots.acquire('another', onCancel)).toBeNull();
  expect(canceled).toEqual([]);
});

test('frees no second slot when a canceled upload ends', () => {
  const slots = createUploadSlots();
  const { acquired, canceled } = fill(slots, 1);
  now += GRACE_MS;
  expect(slots.acquire('another', onCancel)).not.toBeNull();
  acquired.forEach((slot, index) => !canceled.includes(index) && slot.addBytes(1_000_000));
  acquired[canceled[0]!]!.release();
  expect(slots.acquire('one more', onCancel)).toBeNull();
});
