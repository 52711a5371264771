import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useReturnUrl, useTranslate } from '@hashgrid/platform';
import { withReturnUrl } from './withReturnUrl';

/** Link back to the login, keeping the return URL. */
export function BackToLoginLink() {
  const t = useTranslate();
  return <AppLink to={withReturnUrl(SCREENS.login, useReturnUrl())}>{t('Back to login')}</AppLink>;
}
