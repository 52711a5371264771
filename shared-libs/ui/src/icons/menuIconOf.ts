import type { IconShape } from './Icon';
import {
  blockIcon,
  dashboardIcon,
  homeIcon,
  miningIcon,
  networkIcon,
  nodeIcon,
  payIcon,
  profileIcon,
  securityIcon,
  settingIcon,
  transactionsIcon,
  walletIcon,
} from './shapes';

const MENU_ICONS: Readonly<Record<string, IconShape>> = {
  dashboard: dashboardIcon,
  home: homeIcon,
  mining: miningIcon,
  network: networkIcon,
  node: nodeIcon,
  pay: payIcon,
  profile: profileIcon,
  security: securityIcon,
  setting: settingIcon,
  transactions: transactionsIcon,
  wallet: walletIcon,
};

/** Shape for the `icon` name of a remote's menu entry; a block for names that this version does not know. */
export const menuIconOf = (name: string): IconShape => MENU_ICONS[name] ?? blockIcon;
