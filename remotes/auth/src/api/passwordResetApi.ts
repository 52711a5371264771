import { confirmReset, getProfile, requestReset } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

/** No error toasts: the forms show these failures. */
const extraOptions = { quiet: true };

const passwordResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestReset: build.mutation({ ...fromContract(requestReset), extraOptions }),
    confirmReset: build.mutation({ ...fromContract(confirmReset), extraOptions }),
    /** Reads the player of this browser's session. Ends the session here if the server has ended it. */
    checkSession: build.mutation({ ...fromContract(getProfile), extraOptions }),
  }),
});

export const { useRequestResetMutation, useConfirmResetMutation, useCheckSessionMutation } = passwordResetApi;
