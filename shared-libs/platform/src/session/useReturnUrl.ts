import { useLocation } from 'react-router-dom';
import { RETURN_URL_PARAM } from '@hashgrid/contracts';
import { cleanReturnUrl } from './cleanReturnUrl';

const readReturnUrl = (historyState: unknown) => {
  const returnUrl = (historyState as { returnUrl?: unknown } | null)?.returnUrl;
  return typeof returnUrl === 'string' ? returnUrl : null;
};

/** Returns the cleaned return URL of this page, from the query or the history state. */
export function useReturnUrl(): string | null {
  const { search, state } = useLocation();
  return cleanReturnUrl(new URLSearchParams(search).get(RETURN_URL_PARAM) ?? readReturnUrl(state));
}
