import { SCREENS } from '@hashgrid/contracts';
import { payIcon, transactionsIcon, trendUpIcon, walletIcon, type IconShape } from '@hashgrid/ui';

/** A screen of the player's money, as its menu lists it. */
interface FinanceScreen {
  path: string;
  /** Key of its text; shorter than the page's title. */
  label: string;
  icon: IconShape;
}

/** What the menu of the player's money leads to. */
export const FINANCE_SCREENS: readonly FinanceScreen[] = [
  { path: SCREENS.wallet, label: 'Wallet', icon: walletIcon },
  { path: SCREENS.pay, label: 'Pay', icon: payIcon },
  { path: SCREENS.transactions, label: 'Transactions', icon: transactionsIcon },
  { path: SCREENS.dailyProfit, label: 'Daily profit', icon: trendUpIcon },
];
