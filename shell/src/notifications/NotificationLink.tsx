import styled from 'styled-components';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { bellIcon, focusRing, Icon, theme } from '@hashgrid/ui';
import { useUnreadModule } from './unreadModule';

const Link = styled(AppLink)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${theme.size.target};
  block-size: ${theme.size.target};
  border-radius: ${theme.radius.button};
  color: ${theme.color.text};
  &:hover {
    background: ${theme.color.high};
  }
  ${focusRing}
`;

/** The bell in the header, with the unread count once its code has loaded. */
export function NotificationLink() {
  const t = useTranslate();
  const module = useUnreadModule();
  const title = t('Notifications');
  return (
    <Link to={SCREENS.notifications} title={title}>
      <Icon shape={bellIcon} label={title} />
      {module && <module.UnreadBadge />}
    </Link>
  );
}
