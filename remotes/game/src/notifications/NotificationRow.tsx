import styled from 'styled-components';
import type { Notification } from '@hashgrid/contracts';
import { RelativeTime } from '@hashgrid/app-ui';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { checkIcon, focusRing, Icon, IconButton, moveFocusOnUnmount, space, Text, theme } from '@hashgrid/ui';
import { IconMark } from '../marks/IconMark';
import { useFormatAmount } from '../values/useFormatAmount';
import { useReadNotificationMutation } from './notificationsApi';
import { describeNotification } from './describeNotification';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};
  padding-block: ${space(4)};
  & + & {
    border-block-start: 1px solid ${theme.color.divider};
  }
`;

const Title = styled.h2`
  font-size: ${theme.fontSize[16]};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const TitleLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.size.target};
  /* The margins cancel the padding, which enlarges the target but not the row. */
  padding-block: 10px;
  margin-block: -10px;
  color: ${theme.color.text};
  border-radius: ${theme.radius.field};
  ${focusRing}
`;

/** One notification. Its link and its button mark it as read. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useTranslate();
  const tools = { ...useFormat(), t, formatAmount: useFormatAmount() };
  const [markRead, { isLoading }] = useReadNotificationMutation();
  const { id, isRead, createdAt } = notification;
  const { icon, title, text, values, path, language } = describeNotification(notification, tools);
  // News is shown in the language in which staff wrote it.
  const shownTitle = language ? title : t(title);
  const handleOpen = () => {
    if (!isRead) void markRead(id);
  };
  return (
    <Row data-unread={isRead ? undefined : ''}>
      <IconMark $tone={isRead ? 'textFaint' : 'brand'}>
        <Icon shape={icon} label={isRead ? undefined : t('Unread')} />
      </IconMark>
      <div lang={language} dir={language && 'auto'}>
        <Title>
          {path ? (
            <TitleLink to={path} onClick={handleOpen}>
              {shownTitle}
            </TitleLink>
          ) : (
            shownTitle
          )}
        </Title>
        <Text tone="soft" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {language ? text : t(text, values)}
        </Text>
        <Text as="span" size={12} tone="faint">
          <RelativeTime at={createdAt} />
        </Text>
      </div>
      {!isRead && (
        <IconButton
          ref={moveFocusOnUnmount}
          icon={checkIcon}
          label={`${t('Mark as read')}: ${shownTitle}`}
          busy={isLoading}
          onClick={() => void markRead(id)}
        />
      )}
    </Row>
  );
}
