import { SCREENS } from './screens';

/** Query parameter of the wallet with the token to pay with; the swap is open while the URL has it. */
export const EXCHANGE_PARAM = 'exchange';

/** Returns the path of the wallet with an open swap of a token. */
export const getExchangePath = (token: string) => `${SCREENS.wallet}?${EXCHANGE_PARAM}=${token}`;
