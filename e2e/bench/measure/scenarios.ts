import { SCREENS } from '@hashgrid/contracts';

/** A page that is measured, and the way on from it. */
export interface Scenario {
  path: string;
  /** Remote that the path belongs to. */
  remote: string;
  isSignedIn: boolean;
  /** Link that is followed for the route change, and where it leads. */
  link: string;
  target: string;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    path: SCREENS.login,
    remote: 'auth',
    isSignedIn: false,
    link: `a[href="${SCREENS.signUp}"]`,
    target: SCREENS.signUp,
  },
  {
    path: SCREENS.dashboard,
    remote: 'game',
    isSignedIn: true,
    link: `main a[href="${SCREENS.wallet}"]`,
    target: SCREENS.wallet,
  },
];
