import { coalesceSaves } from './coalesceSaves';

/** Creates a save function whose runs end when `end` is called. */
function createSlowSave() {
  const ends: (() => void)[] = [];
  const save = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { save, end: () => ends.shift()?.() };
}

test('coalesces calls during a save into one more save', async () => {
  const { save, end } = createSlowSave();
  const requestSave = coalesceSaves(save);
  const first = requestSave();
  void requestSave();
  void requestSave();
  expect(save).toHaveBeenCalledTimes(1);
  end();
  await Promise.resolve();
  await Promise.resolve();
  expect(save).toHaveBeenCalledTimes(2);
  end();
  await first;
  expect(save).toHaveBeenCalledTimes(2);
});

test('saves again after a save has finished', async () => {
  const save = jest.fn(() => Promise.resolve());
  const requestSave = coalesceSaves(save);
  await requestSave();
  await requestSave();
  expect(save).toHaveBeenCalledTimes(2);
});
