import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { walletIcon } from '../icons/shapes';
import { ScreenMenu } from './ScreenMenu';

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

test('links to every screen and marks the current one', () => {
  render(
    <ScreenMenu
      label="Wallet"
      screens={[
        { path: '/wallet', label: 'Wallet', icon: walletIcon },
        { path: '/pay', label: 'Pay', icon: walletIcon },
      ]}
      current="/pay"
      link={Link}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Wallet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pay');
});
