import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedChanges, onUnsavedChange, useUnsavedChanges, watchEdits } from './unsavedChanges';

beforeAll(watchEdits);

function Form() {
  const [isPaying, setIsPaying] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  useUnsavedChanges(isPaying);
  return (
    <>
      {isOpen && <input aria-label="Name" />}
      <input type="search" aria-label="Filter" />
      <input type="checkbox" aria-label="Agree" />
      <button onClick={() => setIsPaying(!isPaying)}>Pay</button>
      <button onClick={() => setIsOpen(false)}>Close</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('counts the text of an edited field until it is cleared or the field is removed', async () => {
  render(<Form />);
  expect(hasUnsavedChanges()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  expect(hasUnsavedChanges()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Name'));
  expect(hasUnsavedChanges()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await press('Close');
  expect(hasUnsavedChanges()).toBe(false);
});

test('ignores searches and choices, which are quick to repeat', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Filter'), 'Ada');
  await userEvent.click(screen.getByLabelText('Agree'));
  expect(hasUnsavedChanges()).toBe(false);
});

test('counts a change for as long as a component declares it', async () => {
  render(<Form />);
  await press('Pay');
  expect(hasUnsavedChanges()).toBe(true);
  await press('Pay');
  expect(hasUnsavedChanges()).toBe(false);
});

test('notifies a listener of each change until it unsubscribes', async () => {
  const { unmount } = render(<Form />);
  const listener = jest.fn();
  const stop = onUnsavedChange(listener);
  for (const change of [
    () => press('Pay'),
    () => userEvent.type(screen.getByLabelText('Name'), 'A'),
    () => press('Close'),
  ]) {
    listener.mockClear();
    await change();
    expect(listener).toHaveBeenCalled();
  }
  stop();
  listener.mockClear();
  await press('Pay');
  await userEvent.type(screen.getByLabelText('Filter'), 'A');
  unmount();
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});
