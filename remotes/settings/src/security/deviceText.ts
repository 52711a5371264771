import type { Device } from '@hashgrid/contracts';

/** Key and values of the text that says what a device is. */
export function deviceText({ browser, system }: Device): { key: string; values?: Record<string, string> } {
  if (browser && system) return { key: '%browser% on %system%', values: { browser, system } };
  return { key: browser || system || 'Unknown device' };
}
