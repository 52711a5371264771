import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useReturnUrl, useTranslate } from '@hashgrid/platform';
import { withReturnUrl } from './withReturnUrl';

/** The way back from the pages that the login leads to. */
export function BackToLogin() {
  const t = useTranslate();
  return <AppLink to={withReturnUrl(SCREENS.login, useReturnUrl())}>{t('Back to login')}</AppLink>;
}
