/** Loads the arithmetic of amounts, which only screens that send tokens need. */
export const loadAmounts = () => import('./amounts');
