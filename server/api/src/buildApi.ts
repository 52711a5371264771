import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { API_PREFIX } from '@hashgrid/contracts';
import { trustProxy } from '@hashgrid/contracts/connection';
import { registerErrorHandler } from './http/registerErrorHandler';
import type { Api } from './http/Api';
import { describeApi } from './http/describeApi';
import { takeForms } from './http/readForm';
import { requireApiKey } from './http/requireApiKey';
import { exchangeRoutes } from './exchange/exchange.routes';
import { nodeRoutes } from './mining/node.routes';
import { transactionRoutes, transferRoutes } from './transactions/transaction.routes';
import { twoFactorRoutes } from './login/twoFactorLogin.routes';
import { twoFactorSettingsRoutes } from './two-factor/twoFactorSettings.routes';
import { healthRoutes } from './health/health.routes';
import { localeRoutes } from './locales/locale.routes';
import { outboxRoutes } from './mail/outbox.routes';
import { loginRoutes } from './login/login.routes';
import { signUpRoutes } from './sign-up/signUp.routes';
import { pictureRoutes } from './profile/photo.routes';
import { referralRoutes } from './network/referral.routes';
import { resetPasswordRoutes } from './passwords/resetPassword.routes';
import { accountRoutes } from './account-closure/accountClosure.routes';
import { clientRoutes } from './profile/client.routes';
import { gameRoutes } from './mining/game.routes';
import { kycRoutes } from './kyc/kyc.routes';
import { kycFileRoutes } from './kyc/kycFiles.routes';
import { miningRoutes } from './mining/mining.routes';
import { miningEventRoutes } from './mining/miningEvents.routes';
import { networkRoutes } from './network/network.routes';
import { profileRoutes } from './profile/profile.routes';
import { sessionRoutes } from './sessions/session.routes';
import { tokenRoutes } from './exchange/token.routes';
import type { Context } from './Context';

const MAX_BODY_BYTES = 32 * 1024;

const ROUTES = [
  loginRoutes,
  signUpRoutes,
  resetPasswordRoutes,
  referralRoutes,
  sessionRoutes,
  accountRoutes,
  clientRoutes,
  kycRoutes,
  tokenRoutes,
  twoFactorRoutes,
  twoFactorSettingsRoutes,
  transactionRoutes,
  transferRoutes,
  exchangeRoutes,
  gameRoutes,
  miningRoutes,
  miningEventRoutes,
  nodeRoutes,
  networkRoutes,
];
/** Browsers ask for these without headers. */
const OPEN_ROUTES = [pictureRoutes];
/** These take forms with files; no other call reads one. */
const FORM_ROUTES = [profileRoutes, kycFileRoutes];

/** The HTTP app on an open database, not listening yet. Whoever builds it closes it; the database stays open. */
export async function buildApi(context: Context): Promise<Api> {
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustProxy(context.config.trustProxy),
    logger: { level: 'error' },
    forceCloseConnections: true,
    // An unknown field is refused, a wrong type is not bent into the right one, and all faults are told at once.
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorateRequest('player', null);
  registerErrorHandler(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await describeApi(app, context.config.gameName);
  await app.register(
    async (api: Api) => {
      api.addHook('onRequest', requireApiKey(context.config.apiKey));
      for (const addRoutes of ROUTES) addRoutes(api, context);
      await api.register(async (forms: Api) => {
        takeForms(forms);
        for (const addRoutes of FORM_ROUTES) addRoutes(forms, context);
      });
    },
    { prefix: API_PREFIX },
  );
  await app.register(
    async (open: Api) => {
      for (const addRoutes of OPEN_ROUTES) addRoutes(open, context);
    },
    { prefix: API_PREFIX },
  );
  healthRoutes(app, context);
  localeRoutes(app);
  outboxRoutes(app, context);
  return app;
}
