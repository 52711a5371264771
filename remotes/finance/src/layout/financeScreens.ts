import type { SectionScreen } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { payIcon, transactionsIcon, trendUpIcon, walletIcon } from '@hashgrid/ui';

/** Screens in the section menu. */
export const FINANCE_SCREENS: readonly SectionScreen[] = [
  { path: SCREENS.wallet, label: 'Wallet', icon: walletIcon },
  { path: SCREENS.pay, label: 'Pay', icon: payIcon },
  { path: SCREENS.transactions, label: 'Transactions', icon: transactionsIcon },
  { path: SCREENS.dailyProfit, label: 'Daily profit', icon: trendUpIcon },
];
