import type { LinkedAddress } from '@hashgrid/contracts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export const savings: LinkedAddress = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  name: 'Savings',
  contractChainId: null,
  linkedAt: hoursAgo(73),
  lastUsedAt: hoursAgo(2.1),
};

export const unnamed: LinkedAddress = {
  address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  name: null,
  contractChainId: 56,
  linkedAt: hoursAgo(49),
  lastUsedAt: null,
};
