import { QueryBoundary, ShowMoreButton, Timestamp } from '@hashgrid/app-ui';
import type { SecurityEvent } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Badge, Button, clockIcon, DataTable, EmptyState, Panel, Skeleton, Stack } from '@hashgrid/ui';
import { DeviceName } from './DeviceName';
import { getEventPresentation } from './getEventPresentation';
import { useGetSecurityEventsInfiniteQuery } from './securityApi';

function EventBadge({ kind }: { kind: string }) {
  const t = useTranslate();
  const { text, icon, tone } = getEventPresentation(kind);
  return (
    <Badge tone={tone} icon={icon}>
      {t(text)}
    </Badge>
  );
}

function EventTable({ events }: { events: readonly SecurityEvent[] }) {
  const t = useTranslate();
  return (
    <DataTable
      label={t('Security log')}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        { key: 'kind', title: t('Event'), render: ({ kind }) => <EventBadge kind={kind} /> },
        { key: 'device', title: t('Device'), render: ({ device }) => <DeviceName device={device} /> },
        {
          key: 'ipAddress',
          title: t('IP address'),
          render: ({ ipAddress }) => <bdi dir="ltr">{ipAddress}</bdi>,
        },
        {
          key: 'time',
          title: t('Time'),
          alignEnd: true,
          render: ({ createdAt }) => <Timestamp at={createdAt} />,
        },
      ]}
    />
  );
}

/** Table of the account's security events, newest first. */
export function SecurityLogPanel() {
  const t = useTranslate();
  const query = useGetSecurityEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={t('Security log')}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load your security log')}
        skeleton={<Skeleton lines={5} height={40} label={t('Loading your security log')} />}
      >
        {({ pages }) => {
          const events = pages.flatMap(({ items }) => items);
          if (events.length === 0) {
            return (
              <EmptyState
                icon={clockIcon}
                title={t('No activity yet')}
                action={
                  <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
                    {t('Refresh')}
                  </Button>
                }
              />
            );
          }
          return (
            <Stack gap={4} align="flex-start">
              <EventTable events={events} />
              <ShowMoreButton query={query} />
            </Stack>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}
