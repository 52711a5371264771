import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { useReturnUrl, useToast, useTranslate } from '@hashgrid/platform';
import { withReturnUrl } from './withReturnUrl';

/** Returns a function that shows the server's message as a success toast and replaces the finished form with a guest page, by default the login. */
export function useRedirectWithMessage(): (message: string, page?: string) => void {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  return (message, page = SCREENS.login) => {
    toast.success(t(message));
    void navigate(withReturnUrl(page, returnUrl), { replace: true });
  };
}
