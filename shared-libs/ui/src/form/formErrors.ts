/** A text key with its values; translated when it renders, so that it follows a change of language. */
export interface FormText {
  text: string;
  values?: Record<string, string | number>;
}

/** Error texts, keyed by field name. */
export type FormErrors = Readonly<Partial<Record<string, readonly FormText[]>>>;

/** The body of an error response to a form: a message, and messages by field name. */
export interface FormErrorBody {
  message: string;
  errors?: Partial<Record<string, readonly string[]>>;
  /** Seconds until the form can be sent again. */
  retryAfter?: number;
}

/** A failure as a form shows it: the errors at its fields, and the texts above the form. */
export interface FormFailure {
  errors: FormErrors;
  texts: readonly FormText[];
}

const toTexts = (messages: readonly string[]): FormText[] => [...new Set(messages)].map((text) => ({ text }));

/** Assigns the server's `errors` to the fields that exist, and puts all others above the form, so that none is lost. */
export function toFormFailure(body: FormErrorBody, fields: readonly string[]): FormFailure {
  const errors: Record<string, readonly FormText[]> = {};
  const rest: string[] = [];
  for (const [name, messages] of Object.entries(body.errors ?? {})) {
    if (fields.includes(name)) errors[name] = toTexts(messages ?? []);
    else rest.push(...(messages ?? []));
  }
  return { errors, texts: toTexts([body.message, ...rest]) };
}
