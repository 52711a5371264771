import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

test.each([
  ['de', '-0.02em'],
  ['ar', '0'],
  ['th', '0'],
])('sets the letter spacing that suits the script of %s: %s', (lang, spacing) => {
  render(
    <div lang={lang}>
      <Logo name="Hashgrid" data-testid="logo" />
    </div>,
  );
  expect(getComputedStyle(screen.getByTestId('logo')).letterSpacing).toBe(spacing);
});
