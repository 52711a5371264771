import type { RemoteConfig } from '@hashgrid/contracts';

const settings: RemoteConfig = {
  name: 'settings',
  platform: '^1.0.0',
  routes: [{ path: '/setting', page: 'general/GeneralPage', title: 'General' }],
};

export default settings;
