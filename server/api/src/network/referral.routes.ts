import { Type } from 'typebox';
import { ReferralSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { errorResponses } from '../http/errorResponses';
import type { Context } from '../Context';
import { findReferral } from './findReferral';

/** GET /public/referral/{code}. */
export function referralRoutes(app: Api, context: Context): void {
  app.get(
    '/public/referral/:code',
    {
      schema: {
        tags: ['Sign-up'],
        summary: 'Masked name of the player who owns a referral code',
        params: Type.Object({ code: Type.String() }),
        response: { 200: success(ReferralSchema), ...errorResponses(404, 429) },
      },
    },
    async (request) => ({ data: await findReferral(context, request.params.code, readCaller(request)) }),
  );
}
