import { PreferencesSchema, PreferencesUpdateSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { MESSAGES } from '../messages';
import { savePreferences } from './preferences';

/** PUT /shared/client/preferences. */
export function preferencesRoutes(app: Api, context: Context): void {
  app.put(
    '/shared/client/preferences',
    {
      schema: {
        tags: ['Account'],
        summary: 'Change some of your preferences on all devices; missing fields stay unchanged',
        body: PreferencesUpdateSchema,
        response: { 200: success(PreferencesSchema), ...errorResponses(422, 429) },
      },
    },
    async (request) => ({
      message: MESSAGES.preferencesSaved,
      data: await savePreferences(context, getPlayer(request).accountId, request.body),
    }),
  );
}
