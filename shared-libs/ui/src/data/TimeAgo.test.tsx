import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GlobalStyles } from '../theme/GlobalStyles';
import { TimeAgo } from './TimeAgo';

const draw = () =>
  render(
    <GlobalStyles>
      <TimeAgo at="2026-03-04T12:00:00Z" relative="2 days ago" exact="Mar 4, 2026, 12:00" />
    </GlobalStyles>,
  );
const exact = () => screen.getByText('Mar 4, 2026, 12:00');

test('shows the exact time on focus, and Escape hides it', async () => {
  draw();
  expect(screen.getByText('2 days ago')).toHaveAttribute('datetime', '2026-03-04T12:00:00Z');
  expect(exact()).not.toBeVisible();
  await userEvent.tab();
  expect(exact()).toBeVisible();
  expect(document.activeElement).toHaveAccessibleDescription('Mar 4, 2026, 12:00');
  await userEvent.keyboard('{Escape}');
  expect(exact()).not.toBeVisible();
});

test('shows the exact time on hover', async () => {
  draw();
  await userEvent.hover(screen.getByText('2 days ago'));
  expect(exact()).toBeVisible();
  await userEvent.unhover(screen.getByText('2 days ago'));
  expect(exact()).not.toBeVisible();
});
