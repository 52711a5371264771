import { logoutIcon, profileIcon } from '../icons/shapes';
import { Stack } from '../layout/Stack';
import { Dropdown } from './Dropdown';
import { MenuItem } from './MenuItem';

export const examples = {
  Default: (
    <Stack row justify="flex-end" style={{ minBlockSize: 200, alignItems: 'start' }}>
      <Dropdown label="Account menu" content="Account">
        {(close) => (
          <>
            <MenuItem icon={profileIcon} onClick={close}>
              Profile
            </MenuItem>
            <MenuItem icon={logoutIcon} onClick={close}>
              Log out
            </MenuItem>
          </>
        )}
      </Dropdown>
    </Stack>
  ),
};
