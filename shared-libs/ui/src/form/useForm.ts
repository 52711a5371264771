import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { formFailureOf } from './formErrors';
import type { FormErrors, FormRefusal, FormText } from './formErrors';
import { useCountdown } from './useCountdown';

/** What the fields hold, as the browser would send it: an unchecked box is missing. */
export type FormValues<Field extends string> = Partial<Record<Field, string>>;

/** What one form is about. */
export interface FormOptions<Field extends string, Refusal extends FormRefusal> {
  /** Names of the fields; server errors on other names are shown above the form. */
  fields: readonly Field[];
  /** Early checks; the server decides. Never stricter than the server. */
  check?: (values: FormValues<Field>) => FormErrors;
  /** Sends the form. What it throws is shown. */
  send: (values: FormValues<Field>) => Promise<void>;
  onFailure?: (refusal: Refusal) => void;
  /** Stands above the form before the first try: why the player is here. */
  notice?: string;
}

/** How forms speak and read what was thrown: the same for all forms of a remote. */
interface FormLanguage<Refusal extends FormRefusal> {
  translate: (text: string, values?: FormText['values']) => string;
  readFailure: (error: unknown) => Refusal;
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * A form over native inputs: whatever fills them (keys, paste, a password manager) counts. It checks, sends once at a
 * time, shows errors at their fields, moves the focus to the first bad one, and waits as long as the server asks it to.
 */
export function useForm<Field extends string, Refusal extends FormRefusal>(
  { fields, check, send, onFailure, notice }: FormOptions<Field, Refusal>,
  { translate, readFailure }: FormLanguage<Refusal>,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const wantsFocus = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [texts, setTexts] = useState<readonly FormText[]>(notice ? [{ text: notice }] : []);
  const [waitsUntil, setWaitsUntil] = useState(0);
  const secondsToWait = useCountdown(waitsUntil);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const show = (next: FormErrors, above: readonly FormText[]) => {
    wantsFocus.current = true;
    setErrors(next);
    setTexts(above);
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSending.current || Date.now() < waitsUntil) return;
    const values = valuesOf(form) as FormValues<Field>;
    const found = check?.(values) ?? {};
    show(found, []);
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const refusal = readFailure(error);
      const failure = formFailureOf(refusal, fields);
      show(failure.errors, failure.texts);
      setWaitsUntil(refusal.retryAfter ? Date.now() + refusal.retryAfter * 1000 : 0);
      onFailure?.(refusal);
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
    /** Seconds until the form can be sent again; 0 when it can. */
    secondsToWait,
    /** For a change of the form to something that the server's wait is not about. */
    stopWaiting: () => setWaitsUntil(0),
    /** Texts for above the form. */
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
    /** Props of one field: its name and its errors, which go when it changes. */
    field: (name: Field) => ({ name, error: translated(errors[name]), onChange: () => clear(name) }),
  };
}
