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

/** Browsers name one version for ever: Windows 10 for 10 and 11, macOS 10.15 for what came after. */
function systemOf({ name, version, versionName }: Bowser.Parser.OSDetails): string {
  if (name === 'Windows') return withVersion(name, versionName === '10' ? '10+' : versionName);
  if (name === 'macOS' && version?.startsWith('10.15')) return name;
  return withVersion(name, version?.split('.').slice(0, 2).join('.'));
}

/** Browser, system and kind of device, as far as a `User-Agent` tells. */
export function describeDevice(userAgent: string): Device {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: withVersion(browser.name, browser.version?.split('.')[0]),
    system: systemOf(os),
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}
