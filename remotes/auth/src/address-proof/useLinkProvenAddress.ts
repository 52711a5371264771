import { isInconclusive } from '@hashgrid/app-ui';
import { linkAddress, listAddresses } from '@hashgrid/contracts/endpoints';
import { api, fromContract, toApiError, useToast, useTranslate } from '@hashgrid/platform';
import { isolateBidi } from '@hashgrid/ui';
import { clearAddressProof, readAddressProof } from './addressProof';

const extraOptions = { quiet: true };

const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkAddress: build.mutation({ ...fromContract(linkAddress), extraOptions }),
    /** A mutation, because the subscription of a query would outlive the login page. */
    checkAddresses: build.mutation({ ...fromContract(listAddresses), extraOptions }),
  }),
});

/** Status of a request without a session. */
const UNAUTHORIZED = 401;

/** Whether the session is over, or another one has replaced it, which aborts its requests. */
const isSessionOver = (error: object): boolean =>
  ('name' in error && error.name === 'AbortError') || toApiError(error).statusCode === UNAUTHORIZED;

/**
 * Returns a function that links the address stored in this tab, if any. Call it right after a login; later, the server
 * would ask for the password again.
 */
export function useLinkProvenAddress(): () => Promise<void> {
  const t = useTranslate();
  const toast = useToast();
  const [link] = addressApi.useLinkAddressMutation();
  const [checkAddresses] = addressApi.useCheckAddressesMutation();
  const isLinked = async (address: string) => {
    const { data } = await checkAddresses();
    return data?.addresses.some((linked) => linked.address.toLowerCase() === address.toLowerCase());
  };
  return async () => {
    const proof = readAddressProof('link');
    if (!proof) return;
    const send = () => link({ addressProof: proof.addressProof });
    let { error } = await send();
    // In another session, a second attempt would link the address to the account of that session.
    if (error && !isSessionOver(error) && isInconclusive(toApiError(error))) ({ error } = await send());
    // The next login in this tab links the address.
    if (error && isSessionOver(error)) return;
    const failure = error && toApiError(error);
    clearAddressProof();
    // One of the attempts may have linked the address although both responses were lost.
    if (!failure || (await isLinked(proof.address)))
      toast.success(t('You can now log in with %address%.', { address: isolateBidi(proof.address) }));
    // Not in a form, because the login page is no longer on screen.
    else toast.error(failure.message);
  };
}
