import { isInconclusive } from '@hashgrid/app-ui';
import { linkAddress, listAddresses } from '@hashgrid/contracts/endpoints';
import { api, fromContract, toApiError, useToast, useTranslate } from '@hashgrid/platform';
import { isolateBidi } from '@hashgrid/ui';
import { clearAddressProof, readAddressProof } from './addressProof';

const extraOptions = { quiet: true };

const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkAddress: build.mutation({ ...fromContract(linkAddress), extraOptions }),
    listAddressesAfterLink: build.query({
      ...fromContract(listAddresses),
      keepUnusedDataFor: 0,
      extraOptions,
    }),
  }),
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
  const [list] = addressApi.useLazyListAddressesAfterLinkQuery();
  const isLinked = async (address: string) => {
    const { data } = await list();
    return data?.addresses.some((linked) => linked.address.toLowerCase() === address.toLowerCase());
  };
  return async () => {
    const proof = readAddressProof('link');
    if (!proof) return;
    const send = () => link({ addressProof: proof.addressProof });
    let { error } = await send();
    if (error && isInconclusive(toApiError(error), false)) ({ error } = await send());
    const failure = error && toApiError(error);
    // After a login whose session could not be loaded, nothing was sent, and the next login links the address.
    if (failure?.statusCode === UNAUTHORIZED) return;
    clearAddressProof();
    // An attempt whose response was lost may have linked the address and used up the proof.
    if (!failure || (await isLinked(proof.address)))
      toast.success(t('You can now log in with %address%.', { address: isolateBidi(proof.address) }));
    // Not in a form, because the login page is no longer on screen.
    else toast.error(failure.message);
  };
}
