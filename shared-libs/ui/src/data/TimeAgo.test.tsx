import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../theme/ThemeProvider';
import { TimeAgo } from './TimeAgo';

const draw = () =>
  render(
    <ThemeProvider>
      <TimeAgo at="2026-03-04T12:00:00Z" relative="2 days ago" exact="Mar 4, 2026, 12:00" />
    </ThemeProvider>,
  );
const exact = () => screen.getByText('Mar 4, 2026, 12:00');

test('the exact time shows while the words have the focus, and Escape takes it away', async () => {
  draw();
  expect(screen.getByText('2 days ago')).toHaveAttribute('datetime', '2026-03-04T12:00:00Z');
  expect(exact()).not.toBeVisible();
  await userEvent.tab();
  expect(exact()).toBeVisible();
  expect(document.activeElement).toHaveAccessibleDescription('Mar 4, 2026, 12:00');
  await userEvent.keyboard('{Escape}');
  expect(exact()).not.toBeVisible();
});

test('the exact time shows while the words are pointed at', async () => {
  draw();
  await userEvent.hover(screen.getByText('2 days ago'));
  expect(exact()).toBeVisible();
  await userEvent.unhover(screen.getByText('2 days ago'));
  expect(exact()).not.toBeVisible();
});
