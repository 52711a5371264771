import { KycDraftSchema, KycSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { errorResponses } from '../http/errorResponses';
import { MESSAGES } from '../messages';
import type { Context } from '../Context';
import { readKyc } from './readKyc';
import { saveKycDraft } from './saveKycDraft';
import { submitKyc } from './submitKyc';

const common = { tags: ['Identity'] };
const response = success(KycSchema);

/** GET and PUT /shared/client/kyc, POST …/submit. */
export function kycRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/client/kyc',
    {
      schema: {
        ...common,
        summary: 'Status of your identity verification',
        response: { 200: response },
      },
    },
    async (request) => ({ data: await readKyc(context, context.database, getPlayer(request).accountId) }),
  );

  app.put(
    '/shared/client/kyc',
    {
      schema: {
        ...common,
        summary: 'Save a step of the identity verification',
        body: KycDraftSchema,
        response: { 200: response, ...errorResponses(409, 422) },
      },
    },
    async (request) => ({
      message: MESSAGES.kycSaved,
      data: await saveKycDraft(context, getPlayer(request).accountId, request.body),
    }),
  );

  app.post(
    '/shared/client/kyc/submit',
    {
      schema: {
        ...common,
        summary: 'Submit the identity verification for review',
        response: { 200: response, ...errorResponses(409, 422) },
      },
    },
    async (request) => ({
      message: MESSAGES.kycSubmitted,
      data: await submitKyc(context, getPlayer(request).accountId),
    }),
  );
}
