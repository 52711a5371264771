import { success, WelcomeSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../../Context';
import type { Api } from '../../http/Api';
import { readWelcome } from './readWelcome';

/** GET /public/game/welcome. */
export function welcomeRoutes(app: Api, context: Context): void {
  app.get(
    '/public/game/welcome',
    {
      schema: {
        tags: ['Game'],
        summary:
          'What new players get, how many players mine now, and whether tokens are play money; needs no login',
        response: { 200: success(WelcomeSchema) },
      },
    },
    async () => ({ data: await readWelcome(context) }),
  );
}
