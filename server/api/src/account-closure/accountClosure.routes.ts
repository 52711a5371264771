import {
  ChangePasswordSchema,
  CloseAccountSchema,
  MessageSchema,
  PreferencesSchema,
  success,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { playerOf, requirePlayer } from '../http/bearer';
import { callerOf } from '../http/callerOf';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import { MESSAGES } from '../messages';
import { changePassword } from '../passwords/changePassword';
import { closeAccount } from './closeAccount';
import type { Context } from '../Context';
import { savePreferences } from '../preferences/preferences';

const tags = ['Account'];

/** PATCH /shared/auth/change-password [C9], PUT /shared/client/preferences, POST /shared/client/close. */
export function accountRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);

  app.patch(
    '/shared/auth/change-password',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Change the own password; ends all other sessions',
        security: BEARER,
        body: ChangePasswordSchema,
        response: { 200: MessageSchema, ...errorResponses(401, 422, 429) },
      },
    },
    async (request) => {
      await changePassword(context, playerOf(request), request.body, callerOf(request));
      return { message: MESSAGES.passwordChanged };
    },
  );

  app.put(
    '/shared/client/preferences',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Keep the own preferences, all of them, for every device',
        security: BEARER,
        body: PreferencesSchema,
        response: { 200: success(PreferencesSchema), ...errorResponses(401, 422) },
      },
    },
    async (request) => ({
      message: MESSAGES.preferencesSaved,
      data: await savePreferences(context, playerOf(request).accountId, request.body),
    }),
  );

  app.post(
    '/shared/client/close',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Close the own account and end all its sessions; restoring brings it back',
        security: BEARER,
        body: CloseAccountSchema,
        response: { 200: MessageSchema, ...errorResponses(401, 422, 429) },
      },
    },
    async (request) => {
      const { accountId } = playerOf(request);
      await closeAccount(context, { accountId, form: request.body, caller: callerOf(request) });
      return { message: MESSAGES.accountClosedNow };
    },
  );
}
