import { createUnsavedChanges } from './createUnsavedChanges';

const open = () => createUnsavedChanges('player-1', () => ({}));

test('finds changes again at the next start, until they are saved', () => {
  const unsaved = open();
  unsaved.add({ video: false });
  unsaved.add({ motion: 'full' });
  expect(open().get()).toEqual({ video: false, motion: 'full' });
  unsaved.remove({ video: false });
  expect(open().get()).toEqual({ motion: 'full' });
});

test('does not find an earlier change at the next start when the last one did not fit into storage', () => {
  const unsaved = open();
  unsaved.add({ video: false });
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  unsaved.add({ video: true });
  expect(unsaved.get()).toEqual({ video: true });
  setItem.mockRestore();
  expect(open().get()).toEqual({});
  unsaved.add({ motion: 'full' });
  expect(unsaved.get()).toEqual({ video: true, motion: 'full' });
});
