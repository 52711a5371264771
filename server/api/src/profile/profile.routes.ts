import { ProfileSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { readProfile } from './readProfile';

/** GET /shared/client/profile. */
export function profileRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/client/profile',
    {
      schema: {
        tags: ['Player'],
        summary: 'Your profile',
        response: { 200: success(ProfileSchema) },
      },
    },
    async (request) => ({ data: await readProfile(context, getPlayer(request).accountId) }),
  );
}
