import type { RemoteConfig } from '@hashgrid/contracts';

const game: RemoteConfig = {
  name: 'game',
  platform: '^2.0.0',
  routes: [
    {
      path: '/',
      page: 'home/HomePage',
      title: 'Home',
      preload: ['/shared/token/all', '/shared/game/overview'],
    },
    {
      path: '/dashboard',
      page: 'dashboard/DashboardPage',
      title: 'Dashboard',
      preload: ['/shared/token/all', '/auth/transaction?limit=6', '/shared/game/overview'],
    },
    {
      path: '/mining',
      page: 'mining/MiningPage',
      title: 'Mining',
      preload: ['/shared/mining/summary', '/shared/mining/blocks?limit=10', '/shared/game/overview'],
    },
    {
      path: '/mining-node',
      page: 'mining-node/MiningNodePage',
      title: 'Mining node',
      preload: ['/shared/mining/nodes'],
    },
    { path: '/network', page: 'network/NetworkPage', title: 'Network', preload: ['/shared/network/summary'] },
  ],
  menu: [{ path: '/dashboard', title: 'Dashboard', icon: 'dashboard', order: 10 }],
};

export default game;
