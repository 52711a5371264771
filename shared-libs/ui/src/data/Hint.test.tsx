import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './Hint';

const renderHint = () => {
  render(
    <>
      <Hint label="What is luck?" text="Found compared with expected." />
      <p>Elsewhere</p>
    </>,
  );
  return { button: screen.getByRole('button', { name: 'What is luck?' }), user: userEvent.setup() };
};
const getText = () => screen.getByText('Found compared with expected.');

test('describes its button even while it is hidden', () => {
  const { button } = renderHint();
  expect(button).toHaveAccessibleDescription('Found compared with expected.');
  expect(getText()).not.toBeVisible();
});

test('shows on hover, and stays while the pointer is over the text', async () => {
  const { button, user } = renderHint();
  await user.hover(button);
  expect(getText()).toBeVisible();
  await user.hover(getText());
  fireEvent.pointerDown(getText());
  expect(getText()).toBeVisible();
  await user.hover(screen.getByText('Elsewhere'));
  expect(getText()).not.toBeVisible();
});

test('shows on focus, hides on Escape but on no other key, and hides when the focus leaves', async () => {
  const { user } = renderHint();
  await user.tab();
  await user.keyboard('{Shift}');
  expect(getText()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(getText()).not.toBeVisible();
  await user.tab();
  await user.tab();
  expect(getText()).toBeVisible();
  fireEvent.blur(screen.getByRole('button'));
  expect(getText()).not.toBeVisible();
});

test.each([
  ['ltr', 0, '0 auto'],
  ['ltr', window.innerWidth, 'auto 0'],
  ['rtl', 0, 'auto 0'],
  ['rtl', window.innerWidth, '0 auto'],
])('extends toward the middle of the window (%s, at %i px)', (dir, x, inset) => {
  const { button } = renderHint();
  document.body.dir = dir;
  const box = { left: x, right: x } as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent.focus(button);
  expect(getComputedStyle(getText()).getPropertyValue('inset-inline')).toBe(inset);
  document.body.dir = '';
});

test('hides on Escape before a dialog around it closes', () => {
  const handleEscape = jest.fn<void, [boolean]>();
  const listener = (event: KeyboardEvent) => handleEscape(event.defaultPrevented);
  document.addEventListener('keydown', listener);
  const { button } = renderHint();
  fireEvent.focus(button);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(getText()).not.toBeVisible();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(handleEscape.mock.calls).toEqual([[true], [false]]);
  document.removeEventListener('keydown', listener);
});

test('shows on a touch that does not move the focus, and hides on a touch elsewhere', () => {
  const { button } = renderHint();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.pointerLeave(button, { pointerType: 'touch' });
  fireEvent.click(button);
  expect(getText()).toBeVisible();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(getText()).not.toBeVisible();
});
