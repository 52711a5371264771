import { useForm } from '@hashgrid/app-ui';
import { ERROR_CODES, SCREENS, type ApiErrorBody } from '@hashgrid/contracts';
import { useLogIn } from '@hashgrid/platform';
import type { FormErrors } from '@hashgrid/ui';
import { useLinkProvenAddress } from '../address-proof/useLinkProvenAddress';
import { useValidateTwoFactorMutation } from '../api/accountApi';
import { clearEmailDraft } from '../credentials/emailDraft';

const FIELDS = ['code'] as const;

/** Props of both two-factor forms. */
export interface CodeFormProps {
  /** Called with the server's message when the login step has ended: by a timeout, or after too many incorrect codes. */
  onExpired: (text: string) => void;
}

interface TwoFactorFormOptions extends CodeFormProps {
  /** Normalizes what was typed to the server's format. */
  parse: (typed: string) => string;
  /** Validates a parsed code. */
  validate: (code: string) => FormErrors;
  /** Called when the server rejected the code. */
  onRejected?: () => void;
}

/** An incorrect code is reported on its field; a 401 without field errors means that the login step ended. */
const isStepExpired = ({ statusCode, errors }: ApiErrorBody) =>
  (statusCode === 401 || statusCode === ERROR_CODES.sessionRevoked) && !errors?.code;

/** Form that completes the login with a two-factor code. */
export function useTwoFactorForm({ parse, validate, onRejected, onExpired }: TwoFactorFormOptions) {
  const logIn = useLogIn();
  const linkProvenAddress = useLinkProvenAddress();
  const [submitCode] = useValidateTwoFactorMutation();
  return useForm<'code'>({
    fields: FIELDS,
    check: ({ code = '' }) => validate(parse(code)),
    send: async ({ code = '' }) => {
      const tokens = await submitCode({ code: parse(code) }).unwrap();
      await logIn(tokens, { landing: SCREENS.miningNode });
      clearEmailDraft();
      await linkProvenAddress();
    },
    onFailure: (error) => {
      if (isStepExpired(error)) onExpired(error.message);
      else if (error.errors?.code) onRejected?.();
    },
  });
}
