import type { RemoteConfig } from '@hashgrid/contracts';

const game: RemoteConfig = {
  name: 'game',
  platform: '^1.0.0',
  routes: [
    { path: '/', page: 'home/HomePage', title: 'Home' },
    {
      path: '/dashboard',
      page: 'dashboard/DashboardPage',
      title: 'Dashboard',
      calls: ['/shared/token/all', '/auth/transaction?limit=6'],
    },
  ],
  menu: [{ path: '/dashboard', title: 'Dashboard', icon: 'dashboard', order: 10 }],
};

export default game;
