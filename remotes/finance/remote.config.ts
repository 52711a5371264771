import type { RemoteConfig } from '@hashgrid/contracts';

const finance: RemoteConfig = {
  name: 'finance',
  platform: '^2.2.0',
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
    {
      path: '/pay',
      page: 'pay/PayPage',
      title: 'Pay',
      preload: ['/shared/game/rules', '/auth/transaction?kind=transfer&direction=out&limit=50'],
    },
  ],
  menu: [
    { path: '/wallet', title: 'Wallet', icon: 'wallet', order: 50, parent: '/dashboard', tab: true },
    { path: '/pay', title: 'Pay', icon: 'pay', order: 60, parent: '/dashboard' },
    { path: '/transactions', title: 'Transactions', icon: 'transactions', order: 70, parent: '/dashboard' },
    {
      path: '/transactions/daily-profit',
      title: 'Daily profit',
      icon: 'trend',
      order: 10,
      parent: '/transactions',
    },
  ],
  widgets: [
    {
      slot: 'dashboard.balance',
      component: 'dashboard/BalanceWidget',
      title: 'Total balance',
      flag: { name: 'finance-dashboard-balance', default: true },
    },
  ],
};

export default finance;
