import type { Device } from '@hashgrid/contracts';

/** Returns the text key that names a device by browser and system, and the values of its placeholders. */
export function describeDevice({ browser, system }: Device): {
  key: string;
  values?: Record<string, string>;
} {
  if (browser && system) return { key: '%browser% on %system%', values: { browser, system } };
  return { key: browser || system || 'Unknown device' };
}
