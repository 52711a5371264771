import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GlobalStyles } from '../theme/GlobalStyles';
import { TimeAgo } from './TimeAgo';

const renderTime = () =>
  render(
    <GlobalStyles>
      <TimeAgo at="2026-03-04T12:00:00Z" relative="2 days ago" exact="Mar 4, 2026, 12:00" />
    </GlobalStyles>,
  );
const getExact = () => screen.getByText('Mar 4, 2026, 12:00');

test('shows the exact time on focus, and Escape hides it', async () => {
  renderTime();
  expect(screen.getByText('2 days ago')).toHaveAttribute('datetime', '2026-03-04T12:00:00Z');
  expect(getExact()).not.toBeVisible();
  await userEvent.tab();
  expect(getExact()).toBeVisible();
  expect(document.activeElement).toHaveAccessibleDescription('Mar 4, 2026, 12:00');
  await userEvent.keyboard('{Escape}');
  expect(getExact()).not.toBeVisible();
});

test('shows the exact time on hover', async () => {
  renderTime();
  await userEvent.hover(screen.getByText('2 days ago'));
  expect(getExact()).toBeVisible();
  await userEvent.unhover(screen.getByText('2 days ago'));
  expect(getExact()).not.toBeVisible();
});
