import { Type } from 'typebox';
import { KycFileSchema, KycSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { PICTURE_HEADERS, PictureSchema } from '../http/pictureResponse';
import { getPlayer } from '../http/getPlayer';
import { readForm } from '../http/readForm';
import { MESSAGES } from '../messages';
import { readKycFile } from './readKycFile';
import { removeKycFile } from './removeKycFile';
import { saveKycFile } from './saveKycFile';

const URL = '/shared/client/kyc/documents/:kind';
const shared = { tags: ['Identity'], params: Type.Object({ kind: KycFileSchema.properties.kind }) };
const kyc = success(KycSchema);
const NoFieldsSchema = Type.Object({}, { additionalProperties: false });

/** PUT, DELETE and GET /shared/client/kyc/documents/{kind}. */
export function kycFileRoutes(app: Api, context: Context): void {
  app.put(
    URL,
    {
      schema: {
        ...shared,
        summary: 'Upload an image for the identity verification',
        description: 'A form with the file `file` (JPEG, PNG or WebP).',
        consumes: ['multipart/form-data'],
        response: { 200: kyc, ...errorResponses(400, 409, 413, 415, 422, 429, 503) },
      },
    },
    async (request) => {
      const { accountId } = getPlayer(request);
      const { file } = await readForm(request, NoFieldsSchema, 'file');
      return {
        message: MESSAGES.kycFileSaved,
        data: await saveKycFile(context, { accountId, kind: request.params.kind, file }),
      };
    },
  );

  app.delete(
    URL,
    {
      schema: {
        ...shared,
        summary: 'Remove an uploaded image',
        response: { 200: kyc, ...errorResponses(409, 422, 429) },
      },
    },
    async (request) => {
      const { accountId } = getPlayer(request);
      const data = await removeKycFile(context, { accountId, kind: request.params.kind });
      return { message: MESSAGES.kycFileRemoved, data };
    },
  );

  app.get(
    URL,
    {
      schema: {
        ...shared,
        summary: 'An uploaded image, for its owner only',
        response: { 200: PictureSchema, ...errorResponses(404, 422) },
      },
    },
    async (request, reply) => {
      const { accountId } = getPlayer(request);
      const image = await readKycFile(context, { accountId, kind: request.params.kind });
      return reply
        .headers({ ...PICTURE_HEADERS, 'cache-control': 'no-store' })
        .type('image/jpeg')
        .send(image);
    },
  );
}
