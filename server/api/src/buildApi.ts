import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { API_PREFIX } from '@hashgrid/contracts';
import { registerErrorHandler } from './http/registerErrorHandler';
import type { Api } from './http/Api';
import { describeApi } from './http/describeApi';
import { takeForms } from './http/readForm';
import { requireApiKey } from './http/requireApiKey';
import { trustProxy } from './http/trustProxy';
import { exchangeRoutes } from './routes/auth/exchange';
import { nodeRoutes } from './routes/auth/mining';
import { transactionRoutes, transferRoutes } from './routes/auth/transaction';
import { twoFactorRoutes } from './routes/auth/twoFactor';
import { twoFactorSettingsRoutes } from './routes/auth/twoFactorSettings';
import { healthRoutes } from './routes/health';
import { outboxRoutes } from './routes/outbox';
import { loginRoutes } from './routes/public/auth/login';
import { signUpRoutes } from './routes/public/auth/signUp';
import { pictureRoutes } from './routes/public/pictures';
import { referralRoutes } from './routes/public/referral';
import { resetPasswordRoutes } from './routes/public/resetPassword';
import { accountRoutes } from './routes/shared/account';
import { clientRoutes } from './routes/shared/client';
import { gameRoutes } from './routes/shared/game';
import { kycRoutes } from './routes/shared/kyc';
import { kycFileRoutes } from './routes/shared/kycFiles';
import { miningRoutes } from './routes/shared/mining';
import { miningEventRoutes } from './routes/shared/miningEvents';
import { networkRoutes } from './routes/shared/network';
import { profileRoutes } from './routes/shared/profile';
import { sessionRoutes } from './routes/shared/session';
import { tokenRoutes } from './routes/shared/token';
import type { Context } from './rules/Context';

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
  outboxRoutes(app, context);
  return app;
}
