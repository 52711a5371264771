import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from './Dropdown';
import { MenuItem } from './MenuItem';

const NAMES = [
  ['en-US', 'English'],
  ['es-ES', 'Español'],
  ['ja-JP', '日本語'],
  ['de-DE', 'Deutsch'],
] as const;

async function openMenu(names: readonly (readonly [string, string])[] = NAMES) {
  const choose = jest.fn();
  render(
    <Dropdown label="Language" content="en">
      {(close) =>
        names.map(([locale, name]) => (
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

/** Presses keys at one time, because a slow machine would pause between them. */
function typeLetters(letters: string, timeStamp = 1000): void {
  for (const key of letters) {
    const event = createEvent.keyDown(document.activeElement!, { key });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(document.activeElement!, event);
  }
}

test('focuses the item whose name begins with the typed letters', async () => {
  await openMenu([
    ['en-US', 'Pay'],
    ['en-GB', 'Payments'],
  ]);
  typeLetters('pa');
  expect(getItem('Pay')).toHaveFocus();
});

test('finds a name in another script by the code of its language', async () => {
  await openMenu();
  typeLetters('j');
  expect(getItem('日本語')).toHaveFocus();
});

test('moves to the next match when a letter is repeated, and starts over at the end', async () => {
  await openMenu();
  typeLetters('e');
  expect(getItem('English')).toHaveFocus();
  typeLetters('e');
  expect(getItem('Español')).toHaveFocus();
  typeLetters('e');
  expect(getItem('English')).toHaveFocus();
});

test('ignores typed accents and vowel signs', async () => {
  await openMenu();
  typeLetters('e\u0E31');
  expect(getItem('English')).toHaveFocus();
  typeLetters('s');
  expect(getItem('Español')).toHaveFocus();
});

test('leaves the focus where it is when nothing begins with the letters', async () => {
  await openMenu();
  typeLetters('dx');
  expect(getItem('Deutsch')).toHaveFocus();
});

test('begins a new word after a pause', async () => {
  await openMenu();
  typeLetters('d', 1000);
  typeLetters('e', 1701);
  expect(getItem('English')).toHaveFocus();
});

test('moves with the arrow keys, chooses with Enter, and returns the focus to its button', async () => {
  const choose = await openMenu();
  const isScrollPrevented = !fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(getItem('Deutsch')).toHaveFocus();
  expect(isScrollPrevented).toBe(true);
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Enter}');
  expect(choose).toHaveBeenCalledWith('ja-JP');
  expect(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
});

test('opens without scrolling the page, and keeps a dialog around it open when Escape closes it', async () => {
  await openMenu();
  const button = getItem('Language');
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(false);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'ArrowDown' })).toBe(false);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('closes on a click on its button or outside', async () => {
  await openMenu();
  const button = getItem('Language');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  fireEvent.pointerDown(getItem('Deutsch'));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('closes when Tab moves the focus out of it, but not when it moves within or the window loses it', async () => {
  await openMenu();
  await userEvent.tab();
  fireEvent.blur(getItem('English'));
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
