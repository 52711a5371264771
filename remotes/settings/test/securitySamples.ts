import type { SecurityEvent, Session } from '@hashgrid/contracts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const laptop: Session = {
  id: 'session-1',
  device: { browser: 'Firefox 140', system: 'Linux', kind: 'desktop' },
  ipAddress: '203.0.113.7',
  createdAt: minutesAgo(3 * 24 * 60 + 5),
  usedAt: minutesAgo(1),
  isCurrent: true,
};

export const phone: Session = {
  id: 'session-2',
  device: { browser: 'Chrome 141', system: 'Android 15', kind: 'mobile' },
  ipAddress: '198.51.100.4',
  createdAt: minutesAgo(10 * 24 * 60 + 5),
  usedAt: minutesAgo(125),
  isCurrent: false,
};

export const unknownDevice: Session = {
  ...phone,
  id: 'session-3',
  device: { browser: '', system: '', kind: 'other' },
};

/** A session on a device whose browser is unknown. */
export const linuxDevice: Session = {
  ...phone,
  id: 'session-4',
  device: { browser: '', system: 'Linux', kind: 'desktop' },
};

/** Returns an event of the security log. */
export const createEvent = (kind: string, id = kind): SecurityEvent => ({
  id,
  kind,
  device: laptop.device,
  ipAddress: '203.0.113.7',
  createdAt: minutesAgo(61),
});
