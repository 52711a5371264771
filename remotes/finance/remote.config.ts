import type { RemoteConfig } from '@hashgrid/contracts';

const finance: RemoteConfig = {
  name: 'finance',
  platform: '^2.0.0',
  routes: [
    {
      path: '/wallet',
      page: 'wallet/WalletPage',
      title: 'Wallet',
      preload: ['/shared/token/all', '/shared/game/overview'],
    },
    {
      path: '/transactions',
      page: 'transactions/TransactionsPage',
      title: 'All Transactions',
      preload: ['/auth/transaction?limit=50'],
    },
    {
      path: '/transactions/daily-profit',
      page: 'daily-profit/DailyProfitPage',
      title: 'Daily Profit Transactions',
      preload: ['/auth/transaction/daily-profit'],
    },
    { path: '/pay', page: 'pay/PayPage', title: 'Pay' },
  ],
};

export default finance;
