/** Wallets of a signed-in player are fetched again after this time [K1, A13]. */
export const WALLET_REFRESH_MS = 60_000;
/** The token that counts as the currency of the game [K2, E1]. */
export const DEFAULT_TOKEN_SYMBOL = 'USDT';
/** Key under which a wallet without a token code is kept [E1]. */
export const UNKNOWN_SYMBOL = 'Unknown';

export const COOKIE_NAMES = {
  access: 'accessToken',
  refresh: 'refreshToken',
  twoFactor: 'gg2FAToken',
} as const;

/** redux-persist's configuration of the shell's store [E4]. */
export const PERSIST = { key: 'primary', version: 1, timeoutMs: 5000 } as const;

export const LANGUAGE_STORAGE_KEY = 'language';
export const DEFAULT_LOCALE = 'en-US';

export const API_PREFIX = '/api/v1';
/** Name of the header that carries the product's public API key on every request [C1]. */
export const API_KEY_HEADER = 'key';

/** Prices of gas that a player chooses from, in gwei [K4]. */
export const GAS_PRICES_GWEI = { default: 3, fast: 4, instant: 5, testnet: 10 } as const;

/** Digits after the point that calculations keep unless told otherwise [K5]. */
export const DECIMAL_PLACES = 80;

/** Numbers are shown with this many fraction digits unless the caller says otherwise [K6]. */
export const FRACTION_DIGITS = { min: 0, max: 6 } as const;

/** A link this near to the viewport has its screen prefetched [K7]. */
export const PREFETCH_MARGIN_PX = 200;

/** Element id of the portal that modals render into [L9]. */
export const MODAL_PORTAL_ID = 'modal-portal';
