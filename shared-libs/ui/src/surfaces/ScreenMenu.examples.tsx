import type { ComponentProps } from 'react';
import { payIcon, transactionsIcon, walletIcon } from '../icons/shapes';
import { ScreenMenu } from './ScreenMenu';

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={`#ui/ScreenMenu?${to}`} {...rest}>
    {children}
  </a>
);
const menu = {
  screens: [
    { path: 'wallet', label: 'Wallet', icon: walletIcon },
    { path: 'pay', label: 'Pay', icon: payIcon },
    { path: 'transactions', label: 'Transactions', icon: transactionsIcon },
  ],
  current: 'pay',
  link: Link,
};

export const examples = {
  Row: <ScreenMenu {...menu} label="Wallet" />,
  Sidebar: (
    <div style={{ maxInlineSize: 220 }}>
      <ScreenMenu {...menu} label="Wallet (sidebar)" sidebar />
    </div>
  ),
};
