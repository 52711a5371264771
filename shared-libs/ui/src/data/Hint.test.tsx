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
const text = () => screen.getByText('Found compared with expected.');

test('describes its button, also while it is hidden', () => {
  const { button } = renderHint();
  expect(button).toHaveAccessibleDescription('Found compared with expected.');
  expect(text()).not.toBeVisible();
});

test('shows on hover, and stays while the pointer is over the text', async () => {
  const { button, user } = renderHint();
  await user.hover(button);
  expect(text()).toBeVisible();
  await user.hover(text());
  expect(text()).toBeVisible();
  await user.hover(screen.getByText('Elsewhere'));
  expect(text()).not.toBeVisible();
});

test('shows on focus and hides by Escape', async () => {
  const { user } = renderHint();
  await user.tab();
  expect(text()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(text()).not.toBeVisible();
});

test('shows by a touch that moves no focus, and hides by a touch elsewhere', () => {
  const { button } = renderHint();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.pointerLeave(button, { pointerType: 'touch' });
  fireEvent.click(button);
  expect(text()).toBeVisible();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(text()).not.toBeVisible();
});
