import {
  MessageSchema,
  RecoveryCodesSchema,
  success,
  TwoFactorEnableSchema,
  TwoFactorProofSchema,
  TwoFactorSecretSchema,
  TwoFactorSetupSchema,
  TwoFactorStatusSchema,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { readCaller } from '../http/readCaller';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import type { Context } from '../Context';
import { disableTwoFactor } from './disableTwoFactor';
import { enableTwoFactor } from './enableTwoFactor';
import { readTwoFactor } from './readTwoFactor';
import { renewRecoveryCodes } from './renewRecoveryCodes';
import { startTwoFactor } from './startTwoFactor';

const common = { tags: ['Two-factor'] };
const failures = errorResponses(409, 422, 429);
const ProofBody = withFieldMessages(TwoFactorProofSchema, {
  password: FIELD_MESSAGES.passwordLength,
  code: FIELD_MESSAGES.invalidCode,
});

/** POST /auth/client/gg-2fa/setup, …/enable. */
function twoFactorSetupRoutes(app: Api, context: Context): void {
  app.post(
    '/auth/client/gg-2fa/setup',
    {
      schema: {
        ...common,
        summary: 'Create a two-factor secret; it takes effect once it is enabled',
        body: withFieldMessages(TwoFactorSetupSchema, { password: FIELD_MESSAGES.passwordLength }),
        response: { 200: success(TwoFactorSecretSchema), ...failures },
      },
    },
    async (request) => {
      const player = getPlayer(request);
      const { password } = request.body;
      return { data: await startTwoFactor(context, { player, password, caller: readCaller(request) }) };
    },
  );

  app.post(
    '/auth/client/gg-2fa/enable',
    {
      schema: {
        ...common,
        summary:
          'Enable two-factor authentication with a first code; the recovery codes are returned only here',
        body: withFieldMessages(TwoFactorEnableSchema, { code: FIELD_MESSAGES.invalidCode }),
        response: { 200: success(RecoveryCodesSchema), ...failures },
      },
    },
    async (request) => {
      const { code } = request.body;
      const caller = readCaller(request);
      return {
        message: MESSAGES.twoFactorEnabled,
        data: await enableTwoFactor(context, getPlayer(request), { code, caller }),
      };
    },
  );
}

/** GET /auth/client/gg-2fa, POST …/setup, …/enable, …/recovery-codes, …/disable. */
export function twoFactorSettingsRoutes(app: Api, context: Context): void {
  twoFactorSetupRoutes(app, context);

  app.get(
    '/auth/client/gg-2fa',
    {
      schema: {
        ...common,
        summary: 'Whether the second factor is enabled',
        response: { 200: success(TwoFactorStatusSchema) },
      },
    },
    async (request) => ({ data: await readTwoFactor(context, getPlayer(request).accountId) }),
  );

  app.post(
    '/auth/client/gg-2fa/recovery-codes',
    {
      schema: {
        ...common,
        summary: 'Replace the recovery codes with new ones',
        body: ProofBody,
        response: { 200: success(RecoveryCodesSchema), ...failures },
      },
    },
    async (request) => {
      const renewal = { player: getPlayer(request), proof: request.body, caller: readCaller(request) };
      return { message: MESSAGES.recoveryCodesRenewed, data: await renewRecoveryCodes(context, renewal) };
    },
  );

  app.post(
    '/auth/client/gg-2fa/disable',
    {
      schema: {
        ...common,
        summary: 'Disable two-factor authentication; sending is paused for a day',
        body: ProofBody,
        response: { 200: MessageSchema, ...failures },
      },
    },
    async (request) => {
      const change = { player: getPlayer(request), proof: request.body, caller: readCaller(request) };
      await disableTwoFactor(context, change);
      return { message: MESSAGES.twoFactorDisabled };
    },
  );
}
