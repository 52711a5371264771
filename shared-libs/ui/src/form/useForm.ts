import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { toFormFailure } from './formErrors';
import type { FormErrors, FormError, FormText } from './formErrors';
import { useCountdown } from './useCountdown';

/** Values of the fields, as `FormData` has them: an unchecked checkbox is missing. */
export type FormValues<Field extends string> = Partial<Record<Field, string>>;

/** Options of a form. */
export interface FormOptions<Field extends string, ErrorBody extends FormError> {
  /** Names of the fields; server errors on other names are shown above the form. */
  fields: readonly Field[];
  /** Validates before sending. Never stricter than the server, which decides. */
  check?: (values: FormValues<Field>) => FormErrors;
  /** Sends the form. Its errors are shown. */
  send: (values: FormValues<Field>) => Promise<void>;
  onFailure?: (rejection: ErrorBody) => void;
  /** Message above the form until it is first sent, for example why the player was redirected to it. */
  notice?: string;
}

/** How a form translates its texts and reads an error. */
interface FormContext<ErrorBody extends FormError> {
  translate: (text: string, values?: FormText['values']) => string;
  readFailure: (error: unknown) => ErrorBody;
}

const readValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * Holds the state of a form over native inputs, so that whatever fills them (keys, paste, a password manager) counts. It
 * validates, sends once at a time, shows errors at their fields, focuses the first invalid one, and waits out rate limits.
 */
export function useForm<Field extends string, ErrorBody extends FormError>(
  { fields, check, send, onFailure, notice }: FormOptions<Field, ErrorBody>,
  { translate, readFailure }: FormContext<ErrorBody>,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const shouldFocusError = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [texts, setTexts] = useState<readonly FormText[]>(notice ? [{ text: notice }] : []);
  const [retryAt, setRetryAt] = useState(0);
  const secondsToWait = useCountdown(retryAt);

  useEffect(() => {
    if (!shouldFocusError.current) return;
    shouldFocusError.current = false;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const show = (next: FormErrors, above: readonly FormText[]) => {
    shouldFocusError.current = true;
    setErrors(next);
    setTexts(above);
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSending.current || Date.now() < retryAt) return;
    const values = readValues(form) as FormValues<Field>;
    const found = check?.(values) ?? {};
    show(found, []);
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const rejection = readFailure(error);
      const failure = toFormFailure(rejection, fields);
      show(failure.errors, failure.texts);
      setRetryAt(rejection.retryAfter ? Date.now() + rejection.retryAfter * 1000 : 0);
      onFailure?.(rejection);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const clear = (name: Field) =>
    setErrors((current) => (current[name] ? { ...current, [name]: [] } : current));

  const translated = (list: readonly FormText[] = []) =>
    list.map(({ text, values }) => translate(text, values));

  return {
    isBusy,
    formRef,
    /** Seconds until the form can be sent again; 0 if it can. */
    secondsToWait,
    /** Ends the wait, when the form changes to something that the rate limit isn't about. */
    stopWaiting: () => setRetryAt(0),
    /** Translated errors to show above the form. */
    alerts: translated(texts),
    formProps: {
      ref: formRef,
      noValidate: true,
      'aria-busy': isBusy,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    /** Returns the props of a field: its name and its errors, which are cleared when it changes. */
    field: (name: Field) => ({ name, error: translated(errors[name]), onChange: () => clear(name) }),
  };
}
