import type { SectionScreen } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { identityIcon, keyIcon, profileIcon, securityIcon, settingIcon } from '@hashgrid/ui';

/** The screens that the settings menu links to. */
export const SETTINGS_SCREENS: readonly SectionScreen[] = [
  { path: SCREENS.settings, label: 'General', icon: settingIcon },
  { path: SCREENS.profile, label: 'Profile', icon: profileIcon },
  { path: SCREENS.security, label: 'Security', icon: securityIcon },
  { path: SCREENS.twoFactor, label: 'Two-factor', icon: keyIcon },
  { path: SCREENS.kyc, label: 'Identity verification', icon: identityIcon },
];
