import { getIpPrefix } from '@hashgrid/connection';
import type { Context } from '../../Context';
import { addReporter, type BuildReport } from '../registry/canaries.queries';

/** Providers give whole /48 networks of IPv6 to one customer. */
const IPV6_GROUPS = 3;

const getNetwork = (address: string): string =>
  getIpPrefix(address).split(':').slice(0, IPV6_GROUPS).join(':');

/** What a page says of a release of a remote. */
interface ReportedBuild {
  remote: string | null;
  version: string | null;
  hash?: string | null | undefined;
}

/**
 * Counts what a page reports of builds that a canary compares. Anybody can send reports, so a network counts once for each
 * build, however much it sends: the reports themselves can neither end a canary nor hide its failures.
 */
export async function countReporter<Report extends ReportedBuild>(
  { database }: Pick<Context, 'database'>,
  ipAddress: string,
  reports: readonly Report[],
  describe: (report: Report) => Pick<BuildReport, 'hasFailedLoad' | 'hasError'>,
): Promise<void> {
  const ofBuilds = reports.flatMap((report) => {
    const { remote, version, hash } = report;
    return remote && version && hash
      ? [{ name: remote, build: `${version}-${hash}`, ...describe(report) }]
      : [];
  });
  if (ofBuilds.length > 0) await addReporter(database, getNetwork(ipAddress), ofBuilds);
}
