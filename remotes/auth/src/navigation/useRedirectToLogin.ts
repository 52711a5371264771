import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { useReturnUrl, useToast, useTranslate } from '@hashgrid/platform';
import { withReturnUrl } from './withReturnUrl';

/** Shows the server's message as a success toast and replaces the finished form with the login. */
export function useRedirectToLogin(): (message: string) => void {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  return (message) => {
    toast.success(t(message));
    void navigate(withReturnUrl(SCREENS.login, returnUrl), { replace: true });
  };
}
