import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button } from '@hashgrid/ui';
import { withReturnUrl } from '../frame/withReturnUrl';

interface ForgotPasswordLinkProps {
  /** Goes along, for the login after it. */
  returnUrl?: string | null;
}

/** Below a form that asks for a password. */
export function ForgotPasswordLink({ returnUrl = null }: ForgotPasswordLinkProps) {
  const t = useTranslate();
  return (
    <Button as={AppLink} to={withReturnUrl(SCREENS.forgotPassword, returnUrl)} variant="ghost" full>
      {t('Forgot password?')}
    </Button>
  );
}
