import {
  NO_THIRD_PARTY_TELEMETRY,
  NO_WALLET_SETTINGS,
  type Bootstrap,
  type Profile,
} from '@hashgrid/contracts';

export const sampleProfile: Profile = {
  id: 'player-1',
  username: 'satoshi',
  email: 'satoshi@example.org',
  referralCode: 'GRID-21',
  photo: { completedUrl: null },
  name: null,
  country: null,
  hasTwoFactor: false,
  isStaff: false,
  preferences: null,
  createdAt: '2026-01-02T03:04:05.000Z',
};

export const sampleWallets = [
  { token: { code: 'BTC', isDefault: false }, balance: '0.00012345' },
  { token: { code: 'USDT', isDefault: true }, balance: '25.5' },
];

export const sampleTokens = [
  { code: 'USDT', name: 'Tether', decimals: 6, price: '1' },
  { code: 'BTC', name: 'Bitcoin', decimals: 8, price: '64000.5' },
];

export const sampleBootstrap: Bootstrap = {
  gameName: 'Hashgrid',
  apiKey: 'test-key',
  revision: 1,
  shell: { version: '1.0.0', base: '/shell/1.0.0-0000/' },
  remotes: [],
  details: {},
  locales: ['en-US', 'ar-SA', 'ja-JP'],
  wallet: NO_WALLET_SETTINGS,
  telemetry: NO_THIRD_PARTY_TELEMETRY,
  links: {
    support: 'https://support.example.org/chat',
    community: [
      { name: 'Channel', kind: 'channel', url: 'https://channel.example.org' },
      { name: 'Social', kind: 'social', url: 'https://social.example.org' },
      { name: 'Partner', kind: 'partner', url: 'https://partner.example.org' },
    ],
  },
};
