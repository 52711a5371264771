import type { RemoteConfig } from '@hashgrid/contracts';

const game: RemoteConfig = {
  name: 'game',
  platform: '^2.2.0',
  routes: [
    {
      path: '/',
      page: 'home/HomePage',
      title: 'Home',
      preload: ['/shared/token/all', '/shared/game/overview'],
      isPrerenderedForAllUrls: true,
    },
    {
      path: '/dashboard',
      page: 'dashboard/DashboardPage',
      title: 'Dashboard',
      preload: ['/shared/token/all', '/auth/transaction?limit=6', '/shared/game/overview'],
      preloadSlots: ['dashboard.balance'],
      isPrerenderedForAllUrls: true,
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
    {
      path: '/how-it-works',
      page: 'how-it-works/HowItWorksPage',
      title: 'How it works',
      access: 'any',
      layout: true,
      preload: ['/shared/game/rules'],
      isPrerenderedForAllUrls: true,
    },
    { path: '/network', page: 'network/NetworkPage', title: 'Network', preload: ['/shared/network/summary'] },
    { path: '/leaderboards', page: 'leaderboards/LeaderboardsPage', title: 'Leaderboards' },
    { path: '/achievements', page: 'achievements/AchievementsPage', title: 'Achievements' },
    { path: '/notifications', page: 'notifications/NotificationsPage', title: 'Notifications' },
  ],
  slots: ['dashboard.balance'],
  menu: [
    { path: '/dashboard', title: 'Dashboard', icon: 'dashboard', order: 10, tab: true },
    { path: '/mining-node', title: 'Nodes', icon: 'node', order: 20, parent: '/dashboard', tab: true },
    { path: '/mining', title: 'Mining', icon: 'mining', order: 30, parent: '/dashboard', tab: true },
    { path: '/network', title: 'Network', icon: 'network', order: 40, parent: '/dashboard' },
    { path: '/leaderboards', title: 'Leaderboards', icon: 'trend', order: 45, parent: '/dashboard' },
    { path: '/achievements', title: 'Achievements', icon: 'star', order: 46, parent: '/dashboard' },
    { path: '/how-it-works', title: 'How it works', icon: 'info', order: 300, parent: '/dashboard' },
  ],
};

export default game;
