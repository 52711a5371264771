import { useState } from 'react';
import { QueryBoundary, ShowMoreButton } from '@hashgrid/app-ui';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, moveFocusOnUnmount, Panel, Skeleton, Stack, Text } from '@hashgrid/ui';
import { LogOutOthersDialog } from './LogOutOthersDialog';
import { SessionRow } from './SessionRow';
import { useGetSessionsQuery } from './securityApi';

/** Polling interval: sessions also start and end on other devices. */
const REFRESH_MS = 60_000;
/** Number of sessions shown initially, and added by each click of Show more. */
const PAGE_SIZE = 5;

/** List of the account's sessions, which can be ended one by one or all others at once. */
export function SessionsPanel() {
  const t = useTranslate();
  const modal = useModal();
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const query = useGetSessionsQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const hasOthers = query.data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false;
  const handleLogOutOthers = () =>
    modal.open({
      id: 'end-other-sessions',
      label: t('Log out all other devices?'),
      content: <LogOutOthersDialog />,
    });
  return (
    <Panel
      title={t('Active sessions')}
      action={
        hasOthers && (
          <Button ref={moveFocusOnUnmount} variant="secondary" size="small" onClick={handleLogOutOthers}>
            {t('Log out all other devices')}
          </Button>
        )
      }
    >
      <Stack gap={2}>
        <Text tone="soft">{t('Devices logged in to your account')}</Text>
        <QueryBoundary
          query={query}
          failure={t('Couldn’t load your sessions')}
          skeleton={<Skeleton lines={3} height={56} label={t('Loading your sessions')} />}
        >
          {({ sessions }) => (
            <>
              <ul>
                {sessions.slice(0, shownCount).map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </ul>
              <ShowMoreButton
                query={{
                  hasNextPage: sessions.length > shownCount,
                  isFetchingNextPage: false,
                  fetchNextPage: () => setShownCount(shownCount + PAGE_SIZE),
                }}
              />
              {!hasOthers && (
                <Stack>
                  <Text size={14} tone="faint">
                    {t('You’re not logged in anywhere else.')}
                  </Text>
                </Stack>
              )}
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Panel>
  );
}
