import type {
  Activate,
  Credentials,
  LoginTokens,
  Message,
  Referral,
  ResetConfirm,
  ResetRequest,
  SignUp,
  SignUpResult,
  Success,
  TwoFactorCode,
} from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

/** No error toasts: the forms show these failures. */
const extraOptions = { quiet: true };

const unwrap = <Data>(body: Success<Data>): Data => body.data;

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** [C2] */
    logIn: build.mutation<LoginTokens, Credentials>({
      query: (body) => ({ url: '/public/auth/login/credential', method: 'POST', body }),
      transformResponse: unwrap<LoginTokens>,
      extraOptions,
    }),
    /** [C4] */
    signUp: build.mutation<SignUpResult, SignUp>({
      query: (body) => ({ url: '/public/auth/sign-up', method: 'POST', body }),
      transformResponse: unwrap<SignUpResult>,
      extraOptions,
    }),
    /** Resends the activation email; takes the `id` that sign-up returned [C7]. */
    resendActivation: build.mutation<Message & Partial<Success<Partial<SignUpResult>>>, string>({
      query: (id) => ({ url: `/public/auth/resend-active-token/${encodeURIComponent(id)}` }),
      extraOptions,
    }),
    activate: build.mutation<Message, Activate>({
      query: (body) => ({ url: '/public/auth/activate', method: 'POST', body }),
      extraOptions,
    }),
    /** Emails a reset link if the email has an account [C6]. */
    requestReset: build.mutation<Message, ResetRequest>({
      query: (body) => ({ url: '/public/reset-password/request', method: 'POST', body }),
      extraOptions,
    }),
    /** Sets a new password with the token from the email. */
    confirmReset: build.mutation<Message, ResetConfirm>({
      query: (body) => ({ url: '/public/reset-password/confirm', method: 'POST', body }),
      extraOptions,
    }),
    /** [C5] */
    restoreAccount: build.mutation<Message, Credentials>({
      query: (body) => ({ url: '/public/auth/restore-account', method: 'POST', body }),
      extraOptions,
    }),
    /** Returns who owns a referral code; 404 if no one does. */
    getReferral: build.query<Referral, string>({
      query: (code) => ({ url: `/public/referral/${encodeURIComponent(code)}` }),
      transformResponse: unwrap<Referral>,
      extraOptions,
    }),
    /** Takes a one-time or recovery code, with the two-factor token as bearer [C14]. */
    validateTwoFactor: build.mutation<LoginTokens, TwoFactorCode>({
      query: (body) => ({ url: '/auth/client/gg-2fa/valid', method: 'POST', body }),
      transformResponse: unwrap<LoginTokens>,
      extraOptions,
    }),
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
