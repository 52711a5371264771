import styled from 'styled-components';
import { SCREENS, type Profile } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { focusRing, MenuItem, settingIcon, space, theme } from '@hashgrid/ui';
import { UserAvatar } from './UserAvatar';

const Header = styled.div`
  display: grid;
  gap: 2px;
  padding-block-end: ${space(1)};
  border-block-end: 1px solid ${theme.color.divider};
  margin-block-end: ${space(1)};
`;

const ProfileLink = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  min-block-size: ${theme.size.target};
  padding-inline: ${space(3)};
  border-radius: ${theme.radius.field};
  color: ${theme.color.text};
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    background: ${theme.color.high};
  }
  ${focusRing}
`;

interface AccountMenuHeaderProps {
  user: Profile;
  onNavigate: () => void;
}

/** Header of the account menu: the player's name, which links to the profile, and a link to the settings. */
export function AccountMenuHeader({ user, onNavigate }: AccountMenuHeaderProps) {
  const t = useTranslate();
  return (
    <Header>
      <ProfileLink to={SCREENS.profile} aria-label={`${user.username}: ${t('Profile')}`} onClick={onNavigate}>
        <UserAvatar photoUrl={user.photo.completedUrl} size={40} />
        <bdi>{user.username}</bdi>
      </ProfileLink>
      <MenuItem as={AppLink} to={SCREENS.settings} icon={settingIcon} onClick={onNavigate}>
        {t('Settings')}
      </MenuItem>
    </Header>
  );
}
