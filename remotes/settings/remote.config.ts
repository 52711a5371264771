import type { RemoteConfig } from '@hashgrid/contracts';

const settings: RemoteConfig = {
  name: 'settings',
  platform: '^2.2.0',
  routes: [
    { path: '/setting', page: 'general/GeneralPage', title: 'General' },
    { path: '/setting/security', page: 'security/SecurityPage', title: 'Security settings' },
    { path: '/setting/kyc', page: 'kyc/KycPage', title: 'KYC settings' },
    { path: '/setting/gg-2fa', page: 'two-factor/TwoFactorPage', title: 'Two-factor settings' },
    { path: '/profile', page: 'profile/ProfilePage', title: 'Profile' },
  ],
  menu: [
    { path: '/setting', title: 'Settings', icon: 'setting', order: 200, parent: '/dashboard' },
    { path: '/profile', title: 'Profile', icon: 'profile', order: 10, parent: '/setting' },
    { path: '/setting/security', title: 'Security', icon: 'security', order: 20, parent: '/setting' },
    { path: '/setting/gg-2fa', title: 'Two-factor', icon: 'key', order: 30, parent: '/setting' },
    { path: '/setting/kyc', title: 'Identity verification', icon: 'identity', order: 40, parent: '/setting' },
  ],
};

export default settings;
