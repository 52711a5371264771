/** Interval at which the wallets of a logged-in player are polled [K1, A13]. */
export const WALLET_REFRESH_MS = 60_000;
/** The token that counts as the currency of the game [K2, E1]. */
export const DEFAULT_TOKEN_SYMBOL = 'USDT';
/** Symbol of a wallet without a token code [E1]. */
export const UNKNOWN_SYMBOL = 'Unknown';

export const COOKIE_NAMES = {
  access: 'accessToken',
  refresh: 'refreshToken',
  twoFactor: 'gg2FAToken',
} as const;

/** redux-persist's configuration of the shell's store [E4]. */
export const PERSIST = { key: 'primary', version: 1, timeoutMs: 5000 } as const;

/** Key in session storage of what a player has typed in a form. It is removed when the session ends. */
export const FORM_DRAFT_KEY = 'formDraft';

export const LANGUAGE_STORAGE_KEY = 'language';
export const DEFAULT_LOCALE = 'en-US';

export const API_PREFIX = '/api/v1';
/** Page with the emails of an API that has no mail server. */
export const OUTBOX_PATH = '/outbox';
/** Name of the header that carries the product's public API key on every request [C1]. */
export const API_KEY_HEADER = 'key';
/** Name of the header that carries the secret by which the server recognizes a device. It grants no access. */
export const DEVICE_TOKEN_HEADER = 'device-token';
/** The device tokens that the API accepts; it ignores others. */
export const DEVICE_TOKEN = /^[\w-]{32,64}$/;

/** Gas prices to choose from, in gwei [K4]. */
export const GAS_PRICES_GWEI = { default: 3, fast: 4, instant: 5, testnet: 10 } as const;

/** Default number of fraction digits in calculations [K5]. */
export const DECIMAL_PLACES = 80;

/** Default number of fraction digits of displayed numbers [K6]. */
export const FRACTION_DIGITS = { min: 0, max: 6 } as const;

/** Distance from the viewport at which a link prefetches its screen [K7]. */
export const PREFETCH_MARGIN_PX = 200;

/** Element id of the portal that modals render into [L9]. */
export const MODAL_PORTAL_ID = 'modal-portal';
