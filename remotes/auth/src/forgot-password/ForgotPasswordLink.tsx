import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button } from '@hashgrid/ui';
import { withReturnUrl } from '../navigation/withReturnUrl';

interface ForgotPasswordLinkProps {
  /** Passed on to the login that follows. */
  returnUrl: string | null;
}

/** Link to the password reset, shown below password forms. */
export function ForgotPasswordLink({ returnUrl }: ForgotPasswordLinkProps) {
  const t = useTranslate();
  return (
    <Button as={AppLink} to={withReturnUrl(SCREENS.forgotPassword, returnUrl)} variant="ghost" full>
      {t('Forgot password?')}
    </Button>
  );
}
