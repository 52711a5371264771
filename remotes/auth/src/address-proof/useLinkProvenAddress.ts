import { linkAddress } from '@hashgrid/contracts/endpoints';
import { api, fromContract, toApiError, useToast, useTranslate } from '@hashgrid/platform';
import { isolateBidi } from '@hashgrid/ui';
import { clearAddressProof, readAddressProof } from './addressProof';

const addressApi = api.injectEndpoints({
  // Failures show an error toast, because the login page is no longer on screen.
  endpoints: (build) => ({ linkAddress: build.mutation(fromContract(linkAddress)) }),
});

/** Status of a request without a session. */
const UNAUTHORIZED = 401;

/**
 * Returns a function that links the address stored in this tab, if any. Call it right after a login; later, the server
 * would ask for the password again.
 */
export function useLinkProvenAddress(): () => Promise<void> {
  const t = useTranslate();
  const toast = useToast();
  const [link] = addressApi.useLinkAddressMutation();
  return async () => {
    const proof = readAddressProof('link');
    if (!proof) return;
    const { data, error } = await link({ addressProof: proof.addressProof });
    // After a login whose session could not be loaded, nothing was sent, and the next login links the address.
    if (!error || toApiError(error).statusCode !== UNAUTHORIZED) clearAddressProof();
    if (data) toast.success(t('You can now log in with %address%.', { address: isolateBidi(data.address) }));
  };
}
