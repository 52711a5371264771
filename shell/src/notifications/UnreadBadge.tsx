import styled from 'styled-components';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { theme, VisuallyHidden } from '@hashgrid/ui';
import { useGetUnreadCountQuery, useWatchNotificationsQuery } from './unreadApi';

/** Polling interval in windows that get no stream of live events. A hidden tab gets none either, and needs no count. */
const POLL_MS = 300_000;
const MAX_SHOWN = 99;

const Badge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  font-size: 11px;
  font-weight: 700;
  line-height: 18px;
  text-align: center;
`;

/** The count of unread notifications on the bell; renders nothing if all are read. */
export function UnreadBadge() {
  const t = useTranslate();
  const { number } = useFormat();
  const { isLive } = useWatchNotificationsQuery().data ?? {};
  const { data } = useGetUnreadCountQuery(undefined, {
    pollingInterval: isLive ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <Badge aria-hidden="true">{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : number(unread)}</Badge>
      <VisuallyHidden>{` ${t('Unread: %count%', { count: number(unread) })}`}</VisuallyHidden>
    </>
  );
}
