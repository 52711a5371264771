import type { SectionScreen } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { dashboardIcon, miningIcon, networkIcon, nodeIcon, starIcon, trendUpIcon } from '@hashgrid/ui';

export const GAME_SCREENS: readonly SectionScreen[] = [
  { path: SCREENS.dashboard, label: 'Dashboard', icon: dashboardIcon },
  { path: SCREENS.mining, label: 'Mining', icon: miningIcon },
  { path: SCREENS.miningNode, label: 'Nodes', icon: nodeIcon },
  { path: SCREENS.network, label: 'Network', icon: networkIcon },
  { path: SCREENS.leaderboards, label: 'Leaderboards', icon: trendUpIcon },
  { path: SCREENS.achievements, label: 'Achievements', icon: starIcon },
];
