import { ERROR_CODES, SCREENS, type ApiErrorBody } from '@hashgrid/contracts';
import { useSignIn } from '@hashgrid/platform';
import type { FormErrors } from '@hashgrid/ui';
import { useValidateTwoFactorMutation } from '../api/accountApi';
import { useForm } from '../form/useForm';
import { dropCarriedEmail } from '../handover/emailDraft';

const FIELDS = ['code'] as const;

/** Props of both forms for a second factor. */
export interface CodeFormProps {
  /** The step took too long or saw too many wrong codes: only a new login helps. Gets the server's text. */
  onOver: (text: string) => void;
}

interface SecondFactorOptions extends CodeFormProps {
  /** The code as the server knows it, in what was typed. */
  read: (typed: string) => string;
  /** What is wrong with a code that was read. */
  check: (code: string) => FormErrors;
  /** The server does not know the code. */
  onWrong?: () => void;
}

/** A wrong code is told on the field; a 401 without one is about the step. */
const isOver = ({ statusCode, errors }: ApiErrorBody) =>
  (statusCode === 401 || statusCode === ERROR_CODES.sessionRevoked) && !errors?.code;

/** A form that sends a code with the two-factor token and leads on [A6, A14, C14]. */
export function useSecondFactor({ read, check, onWrong, onOver }: SecondFactorOptions) {
  const signIn = useSignIn();
  const [validate] = useValidateTwoFactorMutation();
  return useForm<'code'>({
    fields: FIELDS,
    check: ({ code = '' }) => check(read(code)),
    send: async ({ code = '' }) => {
      const tokens = await validate({ code: read(code) }).unwrap();
      await signIn(tokens, { landing: SCREENS.miningNode });
      dropCarriedEmail();
    },
    onFailure: (error) => {
      if (isOver(error)) onOver(error.message);
      else if (error.errors?.code) onWrong?.();
    },
  });
}
