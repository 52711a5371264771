import { MenuItem } from './MenuItem';
import { MenuList } from './MenuList';

export const examples = {
  Default: (
    <MenuList style={{ maxInlineSize: 260 }}>
      <MenuItem>English</MenuItem>
      <MenuItem>日本語</MenuItem>
    </MenuList>
  ),
};
