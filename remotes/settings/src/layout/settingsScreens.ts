import type { SectionScreen } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { msg } from '@hashgrid/platform';
import { identityIcon, keyIcon, profileIcon, securityIcon, settingIcon } from '@hashgrid/ui';

/** Screens in the section menu. */
export const SETTINGS_SCREENS: readonly SectionScreen[] = [
  { path: SCREENS.settings, label: msg('General'), icon: settingIcon },
  { path: SCREENS.profile, label: msg('Profile'), icon: profileIcon },
  { path: SCREENS.security, label: msg('Security'), icon: securityIcon },
  { path: SCREENS.twoFactor, label: msg('Two-factor'), icon: keyIcon },
  { path: SCREENS.kyc, label: msg('Identity verification'), icon: identityIcon },
];
