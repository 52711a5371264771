import { SCREENS } from '@hashgrid/contracts';

/** A measured page and the route changes from it. */
export interface Scenario {
  path: string;
  /** Remotes that the page or one of its widgets belongs to. */
  remotes: readonly string[];
  requiresLogin: boolean;
  /** Link clicked for the route change, and its target. */
  link: string;
  target: string;
  /** Screen of yet another remote, opened without a link. */
  unprefetched: string;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    path: SCREENS.login,
    remotes: ['auth'],
    requiresLogin: false,
    link: `a[href="${SCREENS.signUp}"]`,
    target: SCREENS.signUp,
    unprefetched: SCREENS.howItWorks,
  },
  {
    path: SCREENS.dashboard,
    remotes: ['game', 'finance'],
    requiresLogin: true,
    link: `main a[href="${SCREENS.wallet}"]`,
    target: SCREENS.wallet,
    unprefetched: SCREENS.settings,
  },
];
