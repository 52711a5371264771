import type { IconShape } from './Icon';
import {
  blockIcon,
  dashboardIcon,
  homeIcon,
  identityIcon,
  infoIcon,
  keyIcon,
  miningIcon,
  networkIcon,
  nodeIcon,
  payIcon,
  profileIcon,
  securityIcon,
  settingIcon,
  starIcon,
  transactionsIcon,
  trendUpIcon,
  walletIcon,
} from './shapes';

const MENU_ICONS: Readonly<Record<string, IconShape>> = {
  dashboard: dashboardIcon,
  home: homeIcon,
  identity: identityIcon,
  info: infoIcon,
  key: keyIcon,
  mining: miningIcon,
  network: networkIcon,
  node: nodeIcon,
  pay: payIcon,
  profile: profileIcon,
  security: securityIcon,
  setting: settingIcon,
  star: starIcon,
  transactions: transactionsIcon,
  trend: trendUpIcon,
  wallet: walletIcon,
};

/** Returns the shape of a menu entry's `icon` name, and the block icon for a name that this version doesn't know. */
export const findMenuIcon = (name: string): IconShape =>
  (Object.hasOwn(MENU_ICONS, name) && MENU_ICONS[name]) || blockIcon;
