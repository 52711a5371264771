import { MessageSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../../Context';
import type { Api } from '../../http/Api';
import { getPlayer } from '../../http/getPlayer';
import { MESSAGES } from '../../messages';
import { hideFirstSteps } from './firstSteps';

/** DELETE /shared/game/first-steps. */
export function firstStepsRoutes(app: Api, context: Context): void {
  app.delete(
    '/shared/game/first-steps',
    {
      schema: {
        tags: ['Game'],
        summary: 'Hide the checklist of first steps on all your devices',
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      await hideFirstSteps(context, getPlayer(request).accountId);
      return { message: MESSAGES.checklistHidden };
    },
  );
}
