import { NewTabIcon } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useBootstrap, useSession, useLogOut, useTranslate } from '@hashgrid/platform';
import {
  chevronDownIcon,
  dashboardIcon,
  Dropdown,
  Icon,
  logoutIcon,
  MenuItem,
  payIcon,
  supportIcon,
  walletIcon,
} from '@hashgrid/ui';
import { AccountMenuHeader } from './AccountMenuHeader';
import { UserAvatar } from './UserAvatar';

/** The avatar with the account menu. */
export function AccountMenu() {
  const t = useTranslate();
  const { user } = useSession();
  const { links } = useBootstrap();
  const logOut = useLogOut();
  return (
    <Dropdown
      label={t('Account menu')}
      content={
        <>
          <UserAvatar photoUrl={user?.photo.completedUrl ?? null} size={36} />
          <Icon shape={chevronDownIcon} size={16} />
        </>
      }
    >
      {(close) => (
        <>
          {user && <AccountMenuHeader user={user} onNavigate={close} />}
          <MenuItem as={AppLink} to={SCREENS.dashboard} icon={dashboardIcon} onClick={close}>
            {t('Dashboard')}
          </MenuItem>
          <MenuItem as={AppLink} to={SCREENS.pay} icon={payIcon} onClick={close}>
            {t('Pay')}
          </MenuItem>
          <MenuItem
            as={AppLink}
            to={SCREENS.wallet}
            newTab
            icon={walletIcon}
            after={<NewTabIcon />}
            onClick={close}
          >
            {t('Wallet')}
          </MenuItem>
          <MenuItem
            as="a"
            href={links.support}
            target="_blank"
            rel="noopener noreferrer"
            icon={supportIcon}
            after={<NewTabIcon />}
            onClick={close}
          >
            {t('Support')}
          </MenuItem>
          <MenuItem icon={logoutIcon} onClick={() => void logOut()}>
            {t('Logout')}
          </MenuItem>
        </>
      )}
    </Dropdown>
  );
}
