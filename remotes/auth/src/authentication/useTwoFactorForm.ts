import { useForm } from '@hashgrid/app-ui';
import { ERROR_CODES, SCREENS, type ApiErrorBody } from '@hashgrid/contracts';
import { useLogIn, useReturnUrl } from '@hashgrid/platform';
import type { FormErrors } from '@hashgrid/ui';
import { useLinkProvenAddress } from '../address-proof/useLinkProvenAddress';
import { useValidateTwoFactorMutation } from '../api/accountApi';
import { clearEmailDraft } from '../credentials/emailDraft';

const FIELDS = ['code'] as const;

/** Props of both two-factor forms. */
export interface TwoFactorFormProps {
  /** Called with the server's message when the login step has ended: by a timeout, or after too many incorrect codes. */
  onExpired: (text: string) => void;
}

interface TwoFactorFormOptions extends TwoFactorFormProps {
  /** Normalizes what was typed to the server's format. */
  parse: (typed: string) => string;
  /** Validates a parsed code. */
  validate: (code: string) => FormErrors;
  /** Called when the server rejected the code. */
  onRejected?: () => void;
}

/** Whether the login step has ended: a 401, or a revoked session, that is not about the code. An incorrect code is an error on its field. */
const isLoginStepOver = ({ statusCode, errors }: ApiErrorBody) =>
  (statusCode === 401 || statusCode === ERROR_CODES.sessionRevoked) && !errors?.code;

/** Returns the state of a form that completes the login with a code from the authenticator app or a recovery code. */
export function useTwoFactorForm({ parse, validate, onRejected, onExpired }: TwoFactorFormOptions) {
  const logIn = useLogIn();
  const returnUrl = useReturnUrl();
  const linkProvenAddress = useLinkProvenAddress();
  const [submitCode] = useValidateTwoFactorMutation();
  return useForm<'code'>({
    fields: FIELDS,
    check: ({ code = '' }) => validate(parse(code)),
    send: async ({ code = '' }) => {
      const tokens = await submitCode({ code: parse(code) }).unwrap();
      // Unlike the login with credentials, this step also returns to the home page, which `logIn` ignores as a return URL.
      await logIn(tokens, { landing: returnUrl ?? SCREENS.miningNode });
      clearEmailDraft();
      await linkProvenAddress();
    },
    onFailure: (error) => {
      if (isLoginStepOver(error)) onExpired(error.message);
      else if (error.errors?.code) onRejected?.();
    },
  });
}
