import { logInWithSignature } from '@hashgrid/contracts/endpoints';
import { api, fromContract, msg } from '@hashgrid/platform';

const login = fromContract(logInWithSignature);

const walletLoginApi = api.injectEndpoints({
  endpoints: (build) => ({
    logInWithSignature: build.mutation({
      ...login,
      query: (signed: Parameters<typeof login.query>[0]) => ({
        ...login.query(signed),
        // The spec's text for a failure without a message from the server [X3].
        fallbackMessage: msg('Login failed'),
      }),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useLogInWithSignatureMutation } = walletLoginApi;
