/** What the shell asks for at the start of every page of a signed-in player, beside the calls of the page itself. */
export const SHELL_CALLS = ['/shared/client/profile', '/shared/client/wallets'] as const;

/** Property of the global object under which the HTML leaves the calls that it has sent. */
export const EARLY_CALLS_KEY = '__earlyCalls';

/** Since the start of the page, in ms: what was asked for then is too old for who asks later. */
export const EARLY_CALLS_FRESH_MS = 30_000;

/** Calls sent before any script had come. */
export interface EarlyCalls {
  /** The bearer that they carry. */
  token: string;
  /** By URL below `/api/v1`; null where no answer came. */
  answers: Partial<Record<string, Promise<Response | null>>>;
}
