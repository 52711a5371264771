import { coalesceSaves } from './coalesceSaves';

/** A save that ends when it is told to. */
function slowSave() {
  const ends: (() => void)[] = [];
  const save = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { save, end: () => ends.shift()?.() };
}

test('what is asked for during a save is saved by one more, after it', async () => {
  const { save, end } = slowSave();
  const ask = coalesceSaves(save);
  const first = ask();
  void ask();
  void ask();
  expect(save).toHaveBeenCalledTimes(1);
  end();
  await Promise.resolve();
  await Promise.resolve();
  expect(save).toHaveBeenCalledTimes(2);
  end();
  await first;
  expect(save).toHaveBeenCalledTimes(2);
});

test('what is asked for later is saved again', async () => {
  const save = jest.fn(() => Promise.resolve());
  const ask = coalesceSaves(save);
  await ask();
  await ask();
  expect(save).toHaveBeenCalledTimes(2);
});
