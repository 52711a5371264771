import { API_PREFIX } from '@hashgrid/contracts';
import { achievementRoutes } from './achievements/achievements.routes';
import { closeAccountRoutes } from './account-closure/closeAccount.routes';
import { restoreAccountRoutes } from './account-closure/restoreAccount.routes';
import { chainBalanceRoutes } from './chain-balances/chainBalances.routes';
import type { Context } from './Context';
import { dataExportRoutes } from './data-export/dataExport.routes';
import { exchangeRoutes } from './exchange/exchange.routes';
import { tokenRoutes } from './exchange/token.routes';
import { limitReads } from './http/limitReads';
import { healthRoutes } from './health/health.routes';
import type { Api } from './http/Api';
import { registerAuthenticatedScope } from './http/registerAuthenticatedScope';
import { createReadBudget } from './rate-limits/createReadBudget';
import { limitRate } from './rate-limits/limitRate';
import { registerMultipart } from './http/registerMultipart';
import { requireApiKey } from './http/requireApiKey';
import { kycRoutes } from './kyc/kyc.routes';
import { kycFileRoutes } from './kyc/kycFiles.routes';
import { walletRoutes } from './ledger/wallet.routes';
import { leaderboardRoutes } from './leaderboards/leaderboards.routes';
import { linkedAddressRoutes } from './linked-addresses/linkedAddresses.routes';
import { localeRoutes } from './locales/locale.routes';
import { loginRoutes } from './login/login.routes';
import { signatureLoginRoutes } from './login/signatureLogin.routes';
import { twoFactorLoginRoutes } from './login/twoFactorLogin.routes';
import { outboxRoutes } from './mail/outbox.routes';
import { miningRoutes } from './mining/overview/mining.routes';
import { miningEventRoutes } from './mining/events/miningEvents.routes';
import { collectRoutes } from './mining/payouts/collect.routes';
import { nodeRoutes } from './mining/nodes/node.routes';
import { firstStepsRoutes } from './mining/newcomers/firstSteps.routes';
import { overviewRoutes } from './mining/overview/overview.routes';
import { rulesRoutes } from './mining/rules/rules.routes';
import { welcomeRoutes } from './mining/newcomers/welcome.routes';
import { networkRoutes } from './network/network.routes';
import { referralRoutes } from './network/referral.routes';
import { notificationRoutes } from './notifications/notifications.routes';
import { changePasswordRoutes } from './passwords/changePassword.routes';
import { resetPasswordRoutes } from './passwords/resetPassword.routes';
import { preferencesRoutes } from './preferences/preferences.routes';
import { photoRoutes } from './profile/photo.routes';
import { profileRoutes } from './profile/profile.routes';
import { updateProfileRoutes } from './profile/updateProfile.routes';
import { securityLogRoutes } from './security-log/securityLog.routes';
import { authenticate, requireSession } from './sessions/authenticate';
import { refreshRoutes } from './sessions/refresh.routes';
import { sessionRoutes } from './sessions/session.routes';
import { signUpRoutes } from './sign-up/signUp.routes';
import { previewRoutes } from './releases/previews/previews.routes';
import { registryRoutes } from './releases/registry/registry.routes';
import { releaseRoutes } from './releases/releases.routes';
import { sentryRoutes } from './telemetry/sentry.routes';
import { staffTelemetryRoutes } from './telemetry/staffTelemetry.routes';
import { telemetryRoutes } from './telemetry/telemetry.routes';
import { violationRoutes } from './telemetry/violations.routes';
import { topUpRoutes } from './top-up/topUp.routes';
import { transactionRoutes } from './transactions/transaction.routes';
import { transferRoutes } from './transfers/transfer.routes';
import { twoFactorSettingsRoutes } from './two-factor/twoFactorSettings.routes';

/** Routes that need no login; some read a bearer token that isn't an access token. */
const PUBLIC_ROUTES = [
  loginRoutes,
  signatureLoginRoutes,
  twoFactorLoginRoutes,
  refreshRoutes,
  signUpRoutes,
  resetPasswordRoutes,
  restoreAccountRoutes,
  referralRoutes,
  rulesRoutes,
  welcomeRoutes,
  telemetryRoutes,
];

const PLAYER_ROUTES = [
  sessionRoutes,
  securityLogRoutes,
  changePasswordRoutes,
  preferencesRoutes,
  closeAccountRoutes,
  dataExportRoutes,
  profileRoutes,
  kycRoutes,
  walletRoutes,
  linkedAddressRoutes,
  chainBalanceRoutes,
  topUpRoutes,
  tokenRoutes,
  twoFactorSettingsRoutes,
  transferRoutes,
  exchangeRoutes,
  miningEventRoutes,
  firstStepsRoutes,
  nodeRoutes,
  collectRoutes,
];

/** Routes that read more than a few rows of the database; each account has a budget for them. */
const COSTLY_READ_ROUTES = [
  overviewRoutes,
  miningRoutes,
  networkRoutes,
  leaderboardRoutes,
  achievementRoutes,
  notificationRoutes,
  transactionRoutes,
  staffTelemetryRoutes,
];

/** Routes that accept multipart forms; no other route does. */
const FORM_ROUTES = [updateProfileRoutes, kycFileRoutes];

/** Adds the routes of logged-in players. */
async function addPlayerRoutes(scope: Api, context: Context): Promise<void> {
  for (const add of PLAYER_ROUTES) add(scope, context);
  await scope.register(async (reads: Api) => {
    limitReads(reads, createReadBudget(context));
    for (const add of COSTLY_READ_ROUTES) add(reads, context);
  });
  await scope.register(async (forms: Api) => {
    registerMultipart(forms, (accountId) => limitRate(context, 'formsByAccount', accountId));
    for (const add of FORM_ROUTES) add(forms, context);
  });
}

/** Adds all routes of the API, each in the scope that its callers need. */
export async function addRoutes(app: Api, context: Context): Promise<void> {
  await app.register(
    async (api: Api) => {
      api.addHook('onRequest', requireApiKey(context.config.apiKey));
      for (const add of PUBLIC_ROUTES) add(api, context);
      await registerAuthenticatedScope(
        api,
        {
          authenticate: (accessToken) => authenticate(context, accessToken),
          requireSession: (player) => requireSession(context, player),
        },
        (scope) => addPlayerRoutes(scope, context),
      );
    },
    { prefix: API_PREFIX },
  );
  // Browsers request photos without headers, so they need no API key.
  await app.register(async (open: Api) => photoRoutes(open, context), { prefix: API_PREFIX });
  // Browsers send these reports on their own, without the API key.
  await app.register(async (open: Api) => violationRoutes(open, context), { prefix: API_PREFIX });
  await app.register(async (open: Api) => sentryRoutes(open, context), { prefix: API_PREFIX });
  registryRoutes(app, context);
  previewRoutes(app, context);
  await releaseRoutes(app, context);
  healthRoutes(app, context);
  localeRoutes(app);
  outboxRoutes(app, context);
}
