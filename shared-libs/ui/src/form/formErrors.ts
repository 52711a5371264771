/** A text with its values; translated when drawn, so that a change of language reaches it. */
export interface FormText {
  text: string;
  values?: Record<string, string | number>;
}

/** Texts below the fields they belong to, keyed by field name. */
export type FormErrors = Readonly<Partial<Record<string, readonly FormText[]>>>;

/** What a server said about a form: a message, and more of them for single fields. */
export interface FormRefusal {
  message: string;
  errors?: Partial<Record<string, readonly string[]>>;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** A failure as a form shows it: what stands at its fields, and what stands above them. */
export interface FormFailure {
  errors: FormErrors;
  texts: readonly FormText[];
}

const asTexts = (messages: readonly string[]): FormText[] => [...new Set(messages)].map((text) => ({ text }));

/** Puts the server's `errors` on the fields that exist and the rest above the form, so that nothing is lost [A14]. */
export function formFailureOf(body: FormRefusal, fields: readonly string[]): FormFailure {
  const errors: Record<string, readonly FormText[]> = {};
  const rest: string[] = [];
  for (const [name, messages] of Object.entries(body.errors ?? {})) {
    if (fields.includes(name)) errors[name] = asTexts(messages ?? []);
    else rest.push(...(messages ?? []));
  }
  return { errors, texts: asTexts([body.message, ...rest]) };
}
