import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { CopyButton } from '@hashgrid/app-ui';
import { PLATFORM_VERSION, useBootstrap, useFormat, useSession, useTranslate } from '@hashgrid/platform';
import { getRecentErrors, onErrorReport, useExternalStore } from '@hashgrid/platform/host';
import { Badge, DataTable, DescriptionList, PageHeader, Panel, space, Stack } from '@hashgrid/ui';
import { formatRelease } from '../remotes/formatRelease';
import { usePages } from '../routing/PagesContext';
import { remoteLoads } from '../telemetry/remoteLoads';
import { pageVitals } from '../telemetry/vitals/pageVitals';
import { findBrowserFeatures } from './browserFeatures';
import { createReport } from './createReport';
import { SlotsPanel } from './SlotsPanel';
import { TelemetryPanel } from './TelemetryPanel';
import { formatModule } from './formatModule';
import { formatBytes, formatMilliseconds, formatVital } from './units';

/** Adds padding for guests, whose pages have no layout that provides it. */
const Root = styled(Stack)<{ $isBlank: boolean }>`
  padding: ${({ $isBlank }) => ($isBlank ? space(4) : 0)};
`;

/** The page at `/_app`: running versions, measurements and errors of this page, and for staff the reports of all players. */
export function AppInfoPage() {
  const t = useTranslate();
  const format = useFormat();
  const bootstrap = useBootstrap();
  const { user } = useSession();
  const loads = useExternalStore(remoteLoads);
  const vitals = useExternalStore(pageVitals);
  const pages = usePages();
  // Renders again when a remote's pages have been loaded, or have been replaced with those of another release.
  useSyncExternalStore(pages.subscribe, () =>
    bootstrap.remotes.map(({ name }) => pages.getRelease(name)?.base).join(' '),
  );
  // Renders again when an error has been reported.
  useSyncExternalStore(onErrorReport, () => getRecentErrors().at(-1)?.id);
  return (
    <Root gap={6} $isBlank={!user}>
      <PageHeader title={t('About this app')} text={t('What is running on this page, and which versions.')} />
      <Panel title={t('Shell')}>
        <DescriptionList
          items={[
            { term: t('Shell version'), value: <bdi dir="ltr">{formatRelease(bootstrap.shell)}</bdi> },
            { term: t('Platform version'), value: <bdi dir="ltr">{PLATFORM_VERSION}</bdi> },
            { term: t('Registry revision'), value: <bdi dir="ltr">{bootstrap.revision}</bdi> },
          ]}
        />
      </Panel>
      <Panel title={t('Modules')}>
        <DataTable
          label={t('Modules')}
          rows={bootstrap.remotes}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', title: t('Name'), render: ({ name }) => <bdi dir="ltr">{name}</bdi> },
            {
              key: 'version',
              title: t('Version'),
              render: (remote) => {
                const release = pages.getRelease(remote.name) ?? remote;
                return (
                  <>
                    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
                      {formatRelease(release)}
                    </bdi>
                    {remote.isCanary && release.base === remote.base && (
                      <>
                        {' '}
                        <Badge>{t('Early release')}</Badge>
                      </>
                    )}
                  </>
                );
              },
            },
            {
              key: 'paths',
              title: t('Screens'),
              render: ({ routes }) => <bdi dir="ltr">{routes.map(({ path }) => path).join(', ')}</bdi>,
            },
            {
              key: 'time',
              title: t('Load time'),
              render: ({ name }) => {
                const load = loads.find(({ remote, isFailed }) => remote === name && !isFailed);
                return load ? <bdi dir="ltr">{formatMilliseconds(load.milliseconds, format)}</bdi> : '–';
              },
            },
            {
              key: 'size',
              title: t('Size'),
              render: ({ name }) => {
                const ownLoads = loads.filter(({ remote }) => remote === name);
                const size = ownLoads.reduce((sum, { bytes }) => sum + bytes, 0);
                return ownLoads.length > 0 ? <bdi dir="ltr">{formatBytes(size, format)}</bdi> : '–';
              },
            },
            {
              key: 'failures',
              title: t('Failures'),
              render: ({ name }) =>
                format.number(
                  String(loads.filter(({ remote, isFailed }) => remote === name && isFailed).length),
                ),
            },
            {
              key: 'state',
              title: t('Status'),
              render: ({ name }) =>
                pages.getRelease(name) ? (
                  <Badge tone="gain">{t('Loaded')}</Badge>
                ) : (
                  <Badge>{t('Not loaded')}</Badge>
                ),
            },
          ]}
        />
      </Panel>
      <SlotsPanel />
      {vitals.length > 0 && (
        <Panel title={t('Web vitals')}>
          <DataTable
            label={t('Web vitals')}
            rows={vitals}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', title: t('Metric'), render: ({ name }) => <bdi dir="ltr">{name}</bdi> },
              {
                key: 'value',
                title: t('Measured value'),
                render: ({ name, value }) => <bdi dir="ltr">{formatVital(name, value, format)}</bdi>,
              },
              { key: 'path', title: t('Screen'), render: ({ path }) => <bdi dir="ltr">{path}</bdi> },
              {
                key: 'module',
                title: t('Module'),
                render: (vital) => <bdi dir="ltr">{formatModule(vital)}</bdi>,
              },
            ]}
          />
        </Panel>
      )}
      <Panel title={t('Browser features')}>
        <DataTable
          label={t('Browser features')}
          rows={findBrowserFeatures()}
          rowKey={([name]) => name}
          columns={[
            { key: 'name', title: t('Name'), render: ([name]) => <bdi dir="ltr">{name}</bdi> },
            {
              key: 'state',
              title: t('Status'),
              render: ([, isSupported]) => (isSupported ? t('Supported') : t('Not supported')),
            },
          ]}
        />
      </Panel>
      {getRecentErrors().length > 0 && (
        <Panel title={t('Errors on this page')}>
          <DataTable
            label={t('Errors on this page')}
            rows={getRecentErrors()}
            rowKey={({ id }) => id}
            columns={[
              { key: 'id', title: t('Error ID'), render: ({ id }) => <bdi dir="ltr">{id}</bdi> },
              { key: 'at', title: t('Time'), render: ({ at }) => format.dateTime(at) },
              {
                key: 'message',
                title: t('Message'),
                render: ({ message }) => <bdi dir="ltr">{message}</bdi>,
              },
            ]}
          />
        </Panel>
      )}
      <div>
        <CopyButton value={createReport(bootstrap, pages)} label={t('Copy report')} />
      </div>
      {user?.isStaff && <TelemetryPanel />}
    </Root>
  );
}
