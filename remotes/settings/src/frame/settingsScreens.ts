import { SCREENS } from '@hashgrid/contracts';
import { identityIcon, keyIcon, profileIcon, securityIcon, settingIcon, type IconShape } from '@hashgrid/ui';

/** A screen of the settings, as their menu lists it. */
interface SettingsScreen {
  path: string;
  /** Key of its text; shorter than the page's title. */
  label: string;
  icon: IconShape;
}

/** What the menu of the settings leads to. */
export const SETTINGS_SCREENS: readonly SettingsScreen[] = [
  { path: SCREENS.settings, label: 'General', icon: settingIcon },
  { path: SCREENS.profile, label: 'Profile', icon: profileIcon },
  { path: SCREENS.security, label: 'Security', icon: securityIcon },
  { path: SCREENS.twoFactor, label: 'Two-factor', icon: keyIcon },
  { path: SCREENS.kyc, label: 'Identity verification', icon: identityIcon },
];
