import type { Bootstrap } from '@hashgrid/contracts';
import { PLATFORM_VERSION } from '@hashgrid/platform';
import { getRecentErrors } from '@hashgrid/platform/host';
import { formatRelease } from '../remotes/formatRelease';
import type { PageStore } from '../routing/pageStore';
import { describeError } from '../telemetry/errors/describeError';
import { remoteLoads } from '../telemetry/remoteLoads';
import { pageVitals } from '../telemetry/vitals/pageVitals';
import { findBrowserFeatures } from './browserFeatures';

/** Returns a JSON report of what runs on this page, for a support ticket and without personal data. */
export function createReport({ shell, revision, remotes }: Bootstrap, pages: PageStore): string {
  const report = {
    at: new Date().toISOString(),
    shell: formatRelease(shell),
    platform: PLATFORM_VERSION,
    revision,
    remotes: Object.fromEntries(
      remotes.map((remote) => [remote.name, formatRelease(pages.getRelease(remote.name) ?? remote)]),
    ),
    loads: remoteLoads.get(),
    vitals: pageVitals.get(),
    errors: getRecentErrors().map((error) => describeError(error, shell.version)),
    features: Object.fromEntries(findBrowserFeatures()),
    browser: navigator.userAgent,
    window: `${window.innerWidth}×${window.innerHeight}`,
    language: document.documentElement.lang,
  };
  return JSON.stringify(report, null, 2);
}
