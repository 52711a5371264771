import Bowser from 'bowser';
import type { Device } from '@hashgrid/contracts';

const UNKNOWN: Device = { browser: '', system: '', kind: 'other' };
const KINDS: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'mobile',
};

/** Names of browsers that the parser detects but `BROWSER_MAP` lacks. */
const UNMAPPED_BROWSERS = ['Miui', 'Opera Touch', 'PlayStation 4', 'SlimerJS'];
const BROWSERS: ReadonlySet<string> = new Set([...Object.values(Bowser.BROWSER_MAP), ...UNMAPPED_BROWSERS]);

const withVersion = (name: string | undefined, version: string | undefined) =>
  [name, version].filter(Boolean).join(' ');

/**
 * Returns name and major version of the browser. For one that it doesn't know, the parser returns parts of the `User-Agent`, which
 * must not get into emails: strangers cause some of them, such as those about a lockout.
 */
function formatBrowser({ name, version }: Bowser.Parser.Details): string {
  return name && BROWSERS.has(name) ? withVersion(name, /^\d+/.exec(version ?? '')?.[0]) : '';
}

/**
 * Returns name and version of the system. Browsers freeze some versions: Windows 10 also means 11, macOS 10.15 also
 * later ones.
 */
function formatSystem({ name, version, versionName }: Bowser.Parser.OSDetails): string {
  if (name === 'Windows') return withVersion(name, versionName === '10' ? '10+' : versionName);
  if (name === 'macOS' && version?.startsWith('10.15')) return name;
  return withVersion(name, /^\d+(\.\d+)?/.exec(version ?? '')?.[0]);
}

/** Returns browser, system and device type, as far as the `User-Agent` reveals them. */
export function describeDevice(userAgent: string): Device {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: formatBrowser(browser),
    system: formatSystem(os),
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}
