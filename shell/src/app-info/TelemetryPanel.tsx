import type { ReactNode } from 'react';
import type { TelemetrySummary } from '@hashgrid/contracts';
import { QueryBoundary, usePercentSign } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DataTable, Heading, Panel, Skeleton, Stack, Text } from '@hashgrid/ui';
import { ErrorDetails } from './ErrorDetails';
import { useGetTelemetryQuery } from './telemetryApi';
import { formatModule } from './formatModule';
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

/** A table of reports. Its cells contain technical text, which is always left to right. */
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

function ReportTables({ data }: { data: TelemetrySummary }) {
  const t = useTranslate();
  const format = useFormat();
  const percentSign = usePercentSign();
  const module = { title: t('Module'), show: formatModule };
  const count = { title: t('Count'), show: ({ count }: { count: number }) => format.number(count) };
  return (
    <Stack gap={6}>
      <ReportTable
        label={t('Errors')}
        rows={data.errors}
        columns={[
          { title: t('Message'), show: (error) => <ErrorDetails error={error} /> },
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
          { title: t('Metric'), show: ({ name }) => name },
          { title: t('75th percentile'), show: ({ name, p75 }) => formatVital(name, p75, format) },
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
              p75Milliseconds === null ? '–' : formatMilliseconds(p75Milliseconds, format),
          },
          { title: t('Size'), show: ({ bytes }) => (bytes === null ? '–' : formatBytes(bytes, format)) },
          { title: t('Failures'), show: ({ failures }) => format.number(failures) },
          count,
        ]}
      />
      {data.canaries && data.canaries.length > 0 && (
        <ReportTable
          label={t('Early releases')}
          rows={data.canaries}
          columns={[
            module,
            { title: t('Share of players'), show: ({ percent }) => format.number(percent) + percentSign },
            {
              title: t('Reporting IP ranges'),
              show: ({ reporters }) => format.number(reporters),
            },
            { title: t('Failures'), show: ({ failedLoads }) => format.number(failedLoads) },
            { title: t('Errors'), show: ({ errors }) => format.number(errors) },
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
          { title: t('Policy'), show: ({ kind, directive }) => `${kind} ${directive}` },
          { title: t('Blocked'), show: ({ blocked }) => blocked },
          module,
          count,
          { title: t('Last seen'), show: ({ lastSeenAt }) => format.dateTime(lastSeenAt) },
        ]}
      />
    </Stack>
  );
}

/** For staff: what the pages of all players have reported in the last 24 hours. */
export function TelemetryPanel() {
  const t = useTranslate();
  const query = useGetTelemetryQuery();
  return (
    <Panel title={t('All players, last 24 hours')}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load reports from all players')}
        skeleton={<Skeleton lines={6} label={t('Loading')} />}
      >
        {(data) => <ReportTables data={data} />}
      </QueryBoundary>
    </Panel>
  );
}
