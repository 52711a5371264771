import { useNavigate } from 'react-router-dom';
import { useIsUnmounted } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { useReturnUrl, useToast, useTranslate } from '@hashgrid/platform';
import { withReturnUrl } from './withReturnUrl';

/**
 * Returns a function that shows the server's message as a success toast and replaces the finished form with a guest page, by default
 * the login. A player who has left the form stays on their page.
 */
export function useRedirectWithMessage(): (message: string, page?: string) => void {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const isUnmounted = useIsUnmounted();
  return (message, page = SCREENS.login) => {
    toast.success(t(message));
    if (!isUnmounted()) void navigate(withReturnUrl(page, returnUrl), { replace: true });
  };
}
