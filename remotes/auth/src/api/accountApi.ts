import {
  activate,
  confirmReset,
  getReferral,
  logIn,
  requestReset,
  resendActivation,
  restoreAccount,
  signUp,
  validateTwoFactor,
} from '@hashgrid/contracts/endpoints';
import { api, bodyFromContract, fromContract } from '@hashgrid/platform';

/** No error toasts: the forms show these failures. */
const extraOptions = { quiet: true };

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation({ ...fromContract(logIn), extraOptions }),
    signUp: build.mutation({ ...fromContract(signUp), extraOptions }),
    /** Takes the `id` that sign-up returned. */
    resendActivation: build.mutation({
      ...bodyFromContract(resendActivation, (id: string) => ({ path: { id } })),
      extraOptions,
    }),
    activate: build.mutation({ ...fromContract(activate), extraOptions }),
    requestReset: build.mutation({ ...fromContract(requestReset), extraOptions }),
    confirmReset: build.mutation({ ...fromContract(confirmReset), extraOptions }),
    restoreAccount: build.mutation({ ...fromContract(restoreAccount), extraOptions }),
    getReferral: build.query({
      ...fromContract(getReferral, (code: string) => ({ path: { code } })),
      extraOptions,
    }),
    validateTwoFactor: build.mutation({ ...fromContract(validateTwoFactor), extraOptions }),
  }),
});

export const {
  useLogInMutation,
  useSignUpMutation,
  useResendActivationMutation,
  useActivateMutation,
  useRequestResetMutation,
  useConfirmResetMutation,
  useRestoreAccountMutation,
  useGetReferralQuery,
  useValidateTwoFactorMutation,
} = accountApi;
