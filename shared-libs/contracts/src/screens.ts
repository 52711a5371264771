/** Paths of the screens that code or emails link or redirect to. The routes of a remote are in its `remote.config.ts`. */
export const SCREENS = {
  home: '/',
  referral: '/ref',
  login: '/login',
  signUp: '/sign-up',
  activate: '/activate',
  dashboard: '/dashboard',
  mining: '/mining',
  miningNode: '/mining-node',
  network: '/network',
  leaderboards: '/leaderboards',
  achievements: '/achievements',
  notifications: '/notifications',
  howItWorks: '/how-it-works',
  wallet: '/wallet',
  transactions: '/transactions',
  dailyProfit: '/transactions/daily-profit',
  pay: '/pay',
  settings: '/setting',
  profile: '/profile',
  security: '/setting/security',
  kyc: '/setting/kyc',
  twoFactor: '/setting/gg-2fa',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  restoreAccount: '/restore-account',
  authentication: '/authentication',
  app: '/_app',
} as const;

/** Query parameter with the path to return to after login. */
export const RETURN_URL_PARAM = 'returnUrl';
