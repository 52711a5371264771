import { SCREENS } from '@hashgrid/contracts';

/** A measured page and the route change from it. */
export interface Scenario {
  path: string;
  /** Remote that the path belongs to. */
  remote: string;
  requiresLogin: boolean;
  /** Link clicked for the route change, and its target. */
  link: string;
  target: string;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    path: SCREENS.login,
    remote: 'auth',
    requiresLogin: false,
    link: `a[href="${SCREENS.signUp}"]`,
    target: SCREENS.signUp,
  },
  {
    path: SCREENS.dashboard,
    remote: 'game',
    requiresLogin: true,
    link: `main a[href="${SCREENS.wallet}"]`,
    target: SCREENS.wallet,
  },
];
