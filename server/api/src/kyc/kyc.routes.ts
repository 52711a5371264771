import { KycDraftSchema, KycSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import type { Context } from '../Context';
import { readKyc } from './readKyc';
import { saveKycDraft } from './saveKycDraft';
import { submitKyc } from './submitKyc';

const common = { tags: ['Identity'] };
const response = success(KycSchema);
const DraftSchema = withFieldMessages(KycDraftSchema, {
  details: {
    firstName: FIELD_MESSAGES.max60Characters,
    lastName: FIELD_MESSAGES.max60Characters,
    birthDate: FIELD_MESSAGES.invalidDate,
    country: FIELD_MESSAGES.invalidCountry,
    address: FIELD_MESSAGES.max120Characters,
    city: FIELD_MESSAGES.max60Characters,
    postalCode: FIELD_MESSAGES.max16Characters,
  },
  document: FIELD_MESSAGES.missingDocument,
});

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
        body: DraftSchema,
        response: { 200: response, ...errorResponses(409, 422, 429) },
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
        response: { 200: response, ...errorResponses(409, 422, 429) },
      },
    },
    async (request) => ({
      message: MESSAGES.kycSubmitted,
      data: await submitKyc(context, getPlayer(request).accountId),
    }),
  );
}
