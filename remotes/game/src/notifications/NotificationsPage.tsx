import { QueryBoundary, ShowMoreButton } from '@hashgrid/app-ui';
import { SCREENS, type Notification } from '@hashgrid/contracts';
import { AppLink, useLanguage, useTranslate } from '@hashgrid/platform';
import {
  bellIcon,
  Button,
  EmptyState,
  moveFocusOnUnmount,
  PageHeader,
  Panel,
  Skeleton,
  Stack,
} from '@hashgrid/ui';
import { Rows } from '../dashboard/ActivityRow';
import { NotificationRow } from './NotificationRow';
import { useGetNotificationsInfiniteQuery, useReadAllNotificationsMutation } from './notificationsApi';

function ReadAllButton({ newest }: { newest: Notification }) {
  const t = useTranslate();
  const [markAllRead, { isLoading }] = useReadAllNotificationsMutation();
  return (
    <Button
      ref={moveFocusOnUnmount}
      variant="secondary"
      size="small"
      busy={isLoading}
      onClick={() => void markAllRead(newest.id)}
    >
      {t('Mark all as read')}
    </Button>
  );
}

/** `/notifications`: notifications about the player's account and nodes, and news, newest first. */
export default function NotificationsPage() {
  const t = useTranslate();
  const { currentLanguage } = useLanguage();
  const query = useGetNotificationsInfiniteQuery(currentLanguage.locale, { refetchOnMountOrArgChange: true });
  const pages = query.data?.pages ?? [];
  const newest = pages[0]?.items[0];
  const hasUnread = (pages[0]?.unread ?? 0) > 0;
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('Notifications')}
        text={t('Your nodes, payments and account, and news about the game.')}
        action={
          <Button as={AppLink} to={SCREENS.settings} variant="ghost">
            {t('Notification settings')}
          </Button>
        }
      />
      {/* A group, because the region with this name is the toast area. */}
      <Panel
        role="group"
        aria-label={t('Notifications')}
        action={newest && hasUnread ? <ReadAllButton newest={newest} /> : undefined}
      >
        <QueryBoundary
          query={query}
          failure={t('Couldn’t load your notifications')}
          skeleton={<Skeleton lines={5} height={56} label={t('Loading your notifications')} />}
        >
          {() =>
            newest ? (
              <Stack gap={4} align="stretch">
                <Rows>
                  {pages.flatMap(({ items }) =>
                    items.map((notification) => (
                      <NotificationRow key={notification.id} notification={notification} />
                    )),
                  )}
                </Rows>
                <ShowMoreButton query={query} />
              </Stack>
            ) : (
              <EmptyState
                icon={bellIcon}
                title={t('No notifications yet')}
                text={t('Updates about your nodes, payments and account will appear here.')}
              />
            )
          }
        </QueryBoundary>
      </Panel>
    </Stack>
  );
}
