import type { RemoteConfig } from '@hashgrid/contracts';

const settings: RemoteConfig = {
  name: 'settings',
  platform: '^2.0.0',
  routes: [
    { path: '/setting', page: 'general/GeneralPage', title: 'General' },
    { path: '/setting/security', page: 'security/SecurityPage', title: 'Security settings' },
    { path: '/setting/kyc', page: 'kyc/KycPage', title: 'KYC settings' },
    { path: '/setting/gg-2fa', page: 'two-factor/TwoFactorPage', title: 'Two-factor settings' },
    { path: '/profile', page: 'profile/ProfilePage', title: 'Profile' },
  ],
};

export default settings;
