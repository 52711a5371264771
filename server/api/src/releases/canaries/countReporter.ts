import { getIpPrefix } from '@hashgrid/connection';
import type { Context } from '../../Context';
import { addReporter, type BuildReport } from '../registry/canaries.queries';

/** Number of 16-bit groups in a /48 prefix: providers assign whole /48 networks of IPv6 to one customer. */
const IPV6_GROUPS = 3;

const getReporterPrefix = (ipAddress: string): string =>
  getIpPrefix(ipAddress).split(':').slice(0, IPV6_GROUPS).join(':');

/** The release of a remote that a page reports on. */
interface ReportedBuild {
  remote: string | null;
  version: string | null;
  hash?: string | null | undefined;
}

/**
 * Counts an IP prefix as a reporter on the builds that a canary compares. Anybody can send reports, so a
 * prefix counts once for each build, however many reports it sends: they can neither end a canary nor hide
 * its failures.
 * @param describe Returns what a report says about its build.
 */
export async function countReporter<Report extends ReportedBuild>(
  { database }: Pick<Context, 'database'>,
  ipAddress: string,
  reports: readonly Report[],
  describe: (report: Report) => Pick<BuildReport, 'hasFailedLoad' | 'hasError'>,
): Promise<void> {
  const buildReports = reports.flatMap((report) => {
    const { remote, version, hash } = report;
    return remote && version && hash
      ? [{ name: remote, build: `${version}-${hash}`, ...describe(report) }]
      : [];
  });
  if (buildReports.length > 0) await addReporter(database, getReporterPrefix(ipAddress), buildReports);
}
