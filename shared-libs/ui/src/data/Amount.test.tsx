import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Amount } from './Amount';

test('is left to right, but aligned as the text around it, in all browsers', () => {
  render(<Amount value="1,234.56" unit="USDT" />);
  expect(screen.getByText('1,234.56')).toHaveAttribute('dir', 'ltr');
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  expect(styles).toContain('text-align:-webkit-match-parent;text-align:match-parent;');
});

test('reads a shortened value in full, and shows it on focus', async () => {
  render(<Amount value="1,234" exact="1,234.56" unit="USDT" />);
  expect(screen.getByText('1,234')).toHaveAttribute('aria-hidden', 'true');
  const tip = screen.getByText('1,234.56');
  expect(tip).toHaveStyle({ overflow: 'hidden' });
  await userEvent.tab();
  expect(tip).not.toHaveStyle({ overflow: 'hidden' });
});
