import type { ReactNode } from 'react';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Alert, DataTable, Heading, Panel, Stack, Text } from '@hashgrid/ui';
import { useGetTelemetryQuery } from './telemetryApi';
import { formatBytes, formatMilliseconds, formatVital } from './units';

interface Column<Row> {
  title: string;
  show: (row: Row) => ReactNode;
}

interface ReportTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

/** A table of reports; its cells are technical and read from left to right. */
function ReportTable<Row>({ label, rows, columns }: ReportTableProps<Row>) {
  const t = useTranslate();
  return (
    <Stack gap={3}>
      <Heading level={3}>{label}</Heading>
      {rows.length === 0 ? (
        <Text tone="soft">{t('Nothing reported.')}</Text>
      ) : (
        <DataTable<{ row: Row; key: string }>
          label={label}
          rows={rows.map((row, index) => ({ row, key: String(index) }))}
          rowKey={({ key }) => key}
          columns={columns.map(({ title, show }) => ({
            key: title,
            title,
            render: ({ row }) => <bdi dir="ltr">{show(row)}</bdi>,
          }))}
        />
      )}
    </Stack>
  );
}

/** A release of a module, as in a report. */
interface ReportedRelease {
  remote: string | null;
  version: string | null;
  hash: string | null;
  fallback?: string | null;
}

/** Returns `finance 1.0.1-1a2b3c4d`, and after an arrow the release that players got instead. */
const nameModule = ({ remote, version, hash, fallback }: ReportedRelease) => {
  const release = [version, hash].filter(Boolean).join('-');
  return [remote ?? '–', release, fallback && `→ ${fallback}`].filter(Boolean).join(' ');
};

/** What the pages of all players reported in the last 24 hours; for staff. */
export function StaffPanels() {
  const t = useTranslate();
  const format = useFormat();
  const { data, isError } = useGetTelemetryQuery();
  if (isError) return <Alert tone="error">{t('Couldn’t load the reports of all players.')}</Alert>;
  if (!data) return null;
  const module = { title: t('Module'), show: nameModule };
  const count = { title: t('Count'), show: ({ count }: { count: number }) => format.number(String(count)) };
  return (
    <Panel title={t('All players, last 24 hours')}>
      <Stack gap={6}>
        <ReportTable
          label={t('Errors')}
          rows={data.errors}
          columns={[
            { title: t('Message'), show: ({ message }) => message },
            module,
            { title: t('Screen'), show: ({ path }) => path },
            count,
            { title: t('Last seen'), show: ({ lastSeenAt }) => format.dateTime(lastSeenAt) },
            { title: t('Error ID'), show: ({ trackingIds }) => trackingIds.join(', ') },
          ]}
        />
        <ReportTable
          label={t('Web vitals')}
          rows={data.vitals}
          columns={[
            { title: t('Name'), show: ({ name }) => name },
            { title: t('75th percentile'), show: ({ name, p75 }) => formatVital(name, p75) },
            { title: t('Screen'), show: ({ path }) => path },
            module,
            count,
          ]}
        />
        <ReportTable
          label={t('Module loads')}
          rows={data.loads}
          columns={[
            module,
            {
              title: t('Load time'),
              show: ({ p75Milliseconds }) =>
                p75Milliseconds === null ? '–' : formatMilliseconds(p75Milliseconds),
            },
            { title: t('Size'), show: ({ bytes }) => (bytes === null ? '–' : formatBytes(bytes)) },
            { title: t('Failures'), show: ({ failures }) => format.number(String(failures)) },
            count,
          ]}
        />
        {data.canaries && data.canaries.length > 0 && (
          <ReportTable
            label={t('Early releases')}
            rows={data.canaries}
            columns={[
              module,
              { title: t('Share of players'), show: ({ percent }) => `${percent}%` },
              {
                title: t('Reporting networks'),
                show: ({ reporters }) => format.number(String(reporters)),
              },
              { title: t('Failures'), show: ({ failedLoads }) => format.number(String(failedLoads)) },
              { title: t('Errors'), show: ({ errors }) => format.number(String(errors)) },
            ]}
          />
        )}
        <ReportTable
          label={t('Page views')}
          rows={data.pageViews}
          columns={[
            { title: t('Screen'), show: ({ path }) => path },
            { title: t('Language'), show: ({ language }) => language },
            count,
          ]}
        />
        <ReportTable
          label={t('Policy violations')}
          rows={data.violations}
          columns={[
            { title: t('Name'), show: ({ kind, directive }) => `${kind} ${directive}` },
            { title: t('Blocked'), show: ({ blocked }) => blocked },
            module,
            count,
            { title: t('Last seen'), show: ({ lastSeenAt }) => format.dateTime(lastSeenAt) },
          ]}
        />
      </Stack>
    </Panel>
  );
}
