import { BREAKPOINTS_PX } from '@hashgrid/contracts';

/** Media query of the screens on which the button that recharges all nodes is fixed: phones, unless so little is visible that it would cover what has the focus. */
export const fixedButtonQuery = `@media (max-width: ${BREAKPOINTS_PX.md - 1}px) and (min-height: 500px)`;
