import type { SectionScreen } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { msg } from '@hashgrid/platform';
import { payIcon, transactionsIcon, trendUpIcon, walletIcon } from '@hashgrid/ui';

/** Screens in the section menu. */
export const FINANCE_SCREENS: readonly SectionScreen[] = [
  { path: SCREENS.wallet, label: msg('Wallet'), icon: walletIcon },
  { path: SCREENS.pay, label: msg('Pay'), icon: payIcon },
  { path: SCREENS.transactions, label: msg('Transactions'), icon: transactionsIcon },
  { path: SCREENS.dailyProfit, label: msg('Daily profit'), icon: trendUpIcon },
];
