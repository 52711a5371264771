/** Loads the arithmetic of amounts, for screens that send tokens; choosing a wallet does not need it. */
export const loadAmounts = () => import('./amounts');
