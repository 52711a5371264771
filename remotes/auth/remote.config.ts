import type { RemoteConfig } from '@hashgrid/contracts';

const auth: RemoteConfig = {
  name: 'auth',
  platform: '^2.2.0',
  routes: [
    {
      path: '/login',
      page: 'login/LoginPage',
      title: 'Login',
      access: 'guest',
      isPrerenderedForAllUrls: true,
    },
    {
      path: '/sign-up',
      page: 'sign-up/SignUpPage',
      title: 'Sign-up',
      access: 'guest',
      isPrerenderedForAllUrls: true,
    },
    {
      path: '/ref',
      page: 'referral/ReferralPage',
      title: 'Sign Up',
      access: 'guest',
      isPrerenderedForAllUrls: true,
    },
    {
      path: '/ref/*',
      page: 'referral/ReferralPage',
      title: 'Sign Up',
      access: 'guest',
      isPrerenderedForAllUrls: true,
    },
    { path: '/activate', page: 'activate/ActivatePage', title: 'Activate your account', access: 'any' },
    // Emails about lockouts and changed passwords link here, and their reader may be logged in.
    {
      path: '/forgot-password',
      page: 'forgot-password/ForgotPasswordPage',
      title: 'Forgot password',
      access: 'any',
      isPrerenderedForAllUrls: true,
    },
    // The email may be opened in a browser that has a session.
    {
      path: '/reset-password',
      page: 'reset-password/ResetPasswordPage',
      title: 'Reset password',
      access: 'any',
    },
    {
      path: '/restore-account',
      page: 'restore-account/RestoreAccountPage',
      title: 'Restore account',
      access: 'guest',
    },
    {
      path: '/authentication',
      page: 'authentication/AuthenticationPage',
      title: 'Two-factor code',
      access: 'any',
    },
  ],
};

export default auth;
