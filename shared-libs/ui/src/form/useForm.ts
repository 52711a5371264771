import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { toFormFailure } from './formErrors';
import type { FormErrors, FormErrorBody, FormText } from './formErrors';
import { useCountdown } from './useCountdown';

/** Values of the fields, as `FormData` has them: an unchecked checkbox is missing. */
export type FormValues<Field extends string> = Partial<Record<Field, string>>;

/** Options of a form. */
export interface FormOptions<Field extends string, ErrorBody extends FormErrorBody> {
  /** Names of the fields; server errors on other names are shown above the form. */
  fields: readonly Field[];
  /** Validates before sending. Never stricter than the server, which decides. */
  check?: (values: FormValues<Field>) => FormErrors;
  /** Sends the form. An error that it throws is shown. */
  send: (values: FormValues<Field>) => Promise<void>;
  onFailure?: (body: ErrorBody) => void;
  /** Message above the form until it is first submitted, for example why the player was redirected to it. */
  notice?: string;
}

/** How a form translates its texts, and converts what `send` throws into the body of an error response. */
interface FormDependencies<ErrorBody extends FormErrorBody> {
  translate: (text: string, values?: FormText['values']) => string;
  toErrorBody: (error: unknown) => ErrorBody;
}

const readValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * Holds the state of a form. The values stay in the native inputs, so that it doesn't matter what fills them: keys, a paste or a
 * password manager. Validates, sends one request at a time, shows errors at their fields, focuses the first invalid field, and
 * waits out rate limits.
 */
export function useForm<Field extends string, ErrorBody extends FormErrorBody>(
  { fields, check, send, onFailure, notice }: FormOptions<Field, ErrorBody>,
  { translate, toErrorBody }: FormDependencies<ErrorBody>,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const shouldFocusError = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [texts, setTexts] = useState<readonly FormText[]>(notice ? [{ text: notice }] : []);
  const [retryAt, setRetryAt] = useState(0);
  const secondsToWait = useCountdown(retryAt);

  useEffect(() => {
    if (!shouldFocusError.current) return;
    shouldFocusError.current = false;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const showErrors = (fieldErrors: FormErrors, formTexts: readonly FormText[]) => {
    shouldFocusError.current = true;
    setErrors(fieldErrors);
    setTexts(formTexts);
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSending.current || secondsToWait > 0) return;
    const values = readValues(form) as FormValues<Field>;
    const invalid = check?.(values) ?? {};
    showErrors(invalid, []);
    if (Object.keys(invalid).length > 0) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await send(values);
    } catch (error) {
      const body = toErrorBody(error);
      const failure = toFormFailure(body, fields);
      showErrors(failure.errors, failure.texts);
      setRetryAt(body.retryAfter ? Date.now() + body.retryAfter * 1000 : 0);
      onFailure?.(body);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  const clearErrors = (name: Field) =>
    setErrors((current) => (current[name] ? { ...current, [name]: [] } : current));

  const translateAll = (list: readonly FormText[] = []) =>
    list.map(({ text, values }) => translate(text, values));

  return {
    isBusy,
    formRef,
    /** Seconds until the form can be sent again; 0 if it can. */
    secondsToWait,
    /** Ends the wait. Call it when the values change to ones that the rate limit doesn't apply to. */
    stopWaiting: () => setRetryAt(0),
    /** Translated errors to show above the form. */
    alerts: translateAll(texts),
    /** Removes an alert, given as its text key, once its cause is gone. */
    removeAlert: (removed: string) => setTexts((current) => current.filter(({ text }) => text !== removed)),
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
    field: (name: Field) => ({ name, error: translateAll(errors[name]), onChange: () => clearErrors(name) }),
  };
}
