import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useSession, useTranslate } from '@hashgrid/platform';
import { Button, EmptyState } from '@hashgrid/ui';

/** Any path that nobody has registered [R21]. */
export function NotFoundPage() {
  const t = useTranslate();
  const { user } = useSession();
  return (
    <EmptyState
      title={t('Page not found')}
      text={t('There is nothing at this address. It may have moved, or the link is wrong.')}
      action={
        <Button as={AppLink} to={user ? SCREENS.dashboard : SCREENS.login}>
          {user ? t('Go to the dashboard') : t('Go to the login')}
        </Button>
      }
    />
  );
}
