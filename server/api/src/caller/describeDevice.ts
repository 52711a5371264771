import Bowser from 'bowser';
import type { Device } from '@hashgrid/contracts';

const UNKNOWN: Device = { browser: '', system: '', kind: 'other' };
const KINDS: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'mobile',
};

const withVersion = (name: string | undefined, version: string | undefined) =>
  [name, version].filter(Boolean).join(' ');

/**
 * Returns name and version of the system. Browsers freeze some versions: Windows 10 also means 11, macOS 10.15 also
 * later ones.
 */
function formatSystem({ name, version, versionName }: Bowser.Parser.OSDetails): string {
  if (name === 'Windows') return withVersion(name, versionName === '10' ? '10+' : versionName);
  if (name === 'macOS' && version?.startsWith('10.15')) return name;
  return withVersion(name, version?.split('.').slice(0, 2).join('.'));
}

/** Returns browser, system and device type, as far as the `User-Agent` reveals them. */
export function describeDevice(userAgent: string): Device {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: withVersion(browser.name, browser.version?.split('.')[0]),
    system: formatSystem(os),
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}
