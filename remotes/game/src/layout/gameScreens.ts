import { SCREENS } from '@hashgrid/contracts';
import { dashboardIcon, miningIcon, networkIcon, nodeIcon, type IconShape } from '@hashgrid/ui';

/** A screen of the game, as its menu lists it. */
interface GameScreen {
  path: string;
  /** Key of its text. */
  label: string;
  icon: IconShape;
}

/** What the game's own menu leads to. */
export const GAME_SCREENS: readonly GameScreen[] = [
  { path: SCREENS.dashboard, label: 'Dashboard', icon: dashboardIcon },
  { path: SCREENS.mining, label: 'Mining', icon: miningIcon },
  { path: SCREENS.miningNode, label: 'Nodes', icon: nodeIcon },
  { path: SCREENS.network, label: 'Network', icon: networkIcon },
];
