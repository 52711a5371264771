import { useLocation } from 'react-router-dom';
import { RETURN_URL_PARAM } from '@hashgrid/contracts';
import { cleanReturnUrl } from './cleanReturnUrl';

const inState = (state: unknown) => {
  const found = (state as { returnUrl?: unknown } | null)?.returnUrl;
  return typeof found === 'string' ? found : null;
};

/** Where the player wanted to go before this page, cleaned [G8]; kept through the two-factor step. */
export function useReturnUrl(): string | null {
  const { search, state } = useLocation();
  return cleanReturnUrl(new URLSearchParams(search).get(RETURN_URL_PARAM) ?? inState(state));
}
