import { useSyncExternalStore } from 'react';
import { PLATFORM_VERSION, useBootstrap, useFormat, useTranslate } from '@hashgrid/platform';
import { recentErrors } from '@hashgrid/platform/host';
import { Badge, DataTable, DescriptionList, PageHeader, Panel, Stack } from '@hashgrid/ui';
import { usePages } from '../routing/PagesContext';

/** The page at `/_app` [R20]: running versions and recent errors. */
export function AppInfoPage() {
  const t = useTranslate();
  const format = useFormat();
  const bootstrap = useBootstrap();
  const pages = usePages();
  const loaded = useSyncExternalStore(pages.subscribe, () =>
    bootstrap.remotes
      .filter(({ name }) => pages.isLoaded(name))
      .map(({ name }) => name)
      .join(' '),
  ).split(' ');
  return (
    <Stack gap={6}>
      <PageHeader title={t('About this app')} text={t('What is running on this page, and which versions.')} />
      <Panel title={t('Shell')}>
        <DescriptionList
          items={[
            { term: t('Shell version'), value: <bdi dir="ltr">{bootstrap.shell.version}</bdi> },
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
            { key: 'version', title: t('Version'), render: ({ version }) => <bdi dir="ltr">{version}</bdi> },
            {
              key: 'paths',
              title: t('Screens'),
              render: ({ routes }) => <bdi dir="ltr">{routes.map(({ path }) => path).join(', ')}</bdi>,
            },
            {
              key: 'state',
              title: t('Status'),
              render: ({ name }) =>
                loaded.includes(name) ? (
                  <Badge tone="gain">{t('Loaded')}</Badge>
                ) : (
                  <Badge>{t('Not loaded')}</Badge>
                ),
            },
          ]}
        />
      </Panel>
      {recentErrors().length > 0 && (
        <Panel title={t('Errors on this page')}>
          <DataTable
            label={t('Errors on this page')}
            rows={recentErrors()}
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
    </Stack>
  );
}
