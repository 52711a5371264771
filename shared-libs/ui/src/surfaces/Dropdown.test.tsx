import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from './Dropdown';
import { MenuItem } from './MenuItem';

const NAMES = [
  ['en-US', 'English'],
  ['es-ES', 'Español'],
  ['ja-JP', '日本語'],
  ['de-DE', 'Deutsch'],
] as const;

async function openMenu() {
  const choose = jest.fn();
  render(
    <Dropdown label="Language" content="en">
      {(close) =>
        NAMES.map(([locale, name]) => (
          <MenuItem
            key={locale}
            lang={locale}
            onClick={() => {
              choose(locale);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    </Dropdown>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  return choose;
}
const getItem = (name: string) => screen.getByRole('button', { name });

test('focuses the item whose name begins with the typed letters', async () => {
  await openMenu();
  await userEvent.keyboard('de');
  expect(getItem('Deutsch')).toHaveFocus();
});

test('finds a name in another script by the code of its language', async () => {
  await openMenu();
  await userEvent.keyboard('j');
  expect(getItem('日本語')).toHaveFocus();
});

test('moves to the next match when a letter is repeated, and starts over at the end', async () => {
  await openMenu();
  await userEvent.keyboard('e');
  expect(getItem('English')).toHaveFocus();
  await userEvent.keyboard('e');
  expect(getItem('Español')).toHaveFocus();
  await userEvent.keyboard('e');
  expect(getItem('English')).toHaveFocus();
});

test('ignores typed accents and vowel signs', async () => {
  await openMenu();
  await userEvent.keyboard('e\u0E31');
  expect(getItem('English')).toHaveFocus();
  await userEvent.keyboard('s');
  expect(getItem('Español')).toHaveFocus();
});

test('leaves the focus where it is when nothing begins with the letters', async () => {
  await openMenu();
  await userEvent.keyboard('dx');
  expect(getItem('Deutsch')).toHaveFocus();
});

test('moves with the arrow keys, chooses with Enter, and returns the focus to its button', async () => {
  const choose = await openMenu();
  await userEvent.keyboard('{ArrowUp}');
  expect(getItem('Deutsch')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Enter}');
  expect(choose).toHaveBeenCalledWith('ja-JP');
  expect(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
});

test('closes when Tab moves the focus out of it, but not when it moves within', async () => {
  await openMenu();
  await userEvent.tab();
  expect(getItem('English')).toHaveFocus();
  await userEvent.keyboard('{End}');
  render(<a href="/next">Next</a>);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Deutsch' })).toBeNull();
});

test.each([
  ['Alt+Home (home page)', { key: 'Home', altKey: true }],
  ['⌘+↓ (end of the page)', { key: 'ArrowDown', metaKey: true }],
  ['Ctrl+D (bookmark)', { key: 'd', ctrlKey: true }],
])('leaves %s to the browser', async (_, shortcut) => {
  await openMenu();
  const button = screen.getByRole('button', { name: 'Language' });
  expect(fireEvent.keyDown(button, shortcut)).toBe(true);
  expect(button).toHaveFocus();
});
