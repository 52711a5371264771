import type { CDPSession } from '@playwright/test';

export const PROFILES = ['none', 'throttled'] as const;
export type Profile = (typeof PROFILES)[number];

const BYTES_PER_MBIT = 125_000;
/** A mid-range phone on a slow network: latency in ms, throughput in bytes/s, and how many times slower the CPU is. */
const THROTTLED = {
  latency: 150,
  downloadThroughput: 1.6 * BYTES_PER_MBIT,
  uploadThroughput: 0.75 * BYTES_PER_MBIT,
  cpuRate: 4,
};

/** Throttles the page's network and CPU to the profile. */
export const applyProfile = async (session: CDPSession, profile: Profile): Promise<void> => {
  if (profile === 'none') return;
  const { cpuRate, ...network } = THROTTLED;
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
};
