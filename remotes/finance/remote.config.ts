import type { RemoteConfig } from '@hashgrid/contracts';

const finance: RemoteConfig = {
  name: 'finance',
  platform: '^1.0.0',
  routes: [
    { path: '/wallet', page: 'wallet/WalletPage', title: 'Wallet', calls: ['/shared/token/all'] },
    { path: '/pay', page: 'pay/PayPage', title: 'Pay' },
  ],
};

export default finance;
