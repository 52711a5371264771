import { Icon } from '../icons/Icon';
import { checkIcon, walletIcon } from '../icons/shapes';
import { MenuItem } from './MenuItem';

export const examples = {
  Default: <MenuItem icon={walletIcon}>Wallet</MenuItem>,
  Current: (
    <MenuItem icon={walletIcon} aria-current="page">
      Wallet
    </MenuItem>
  ),
  'With an end icon': (
    <MenuItem icon={walletIcon} after={<Icon shape={checkIcon} size={16} />}>
      Wallet
    </MenuItem>
  ),
};
