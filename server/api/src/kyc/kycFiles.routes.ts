import { Type } from 'typebox';
import { KycFileSchema, KycSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { playerOf, requirePlayer } from '../http/bearer';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import { PICTURE_HEADERS, PictureSchema } from '../http/pictureAnswer';
import { readForm } from '../http/readForm';
import { MESSAGES } from '../messages';
import { findKycFile, removeKycFiles } from './kycFiles.queries';
import type { Context } from '../Context';
import { changeKyc } from './changeKyc';
import { saveKycFile } from './saveKycFile';
import { ProductError } from '../ProductError';

const URL = '/shared/client/kyc/documents/:kind';
const common = {
  tags: ['Identity'],
  security: BEARER,
  params: Type.Object({ kind: KycFileSchema.properties.kind }),
};
const answer = success(KycSchema);
const NoFieldsSchema = Type.Object({}, { additionalProperties: false });

/** PUT, DELETE and GET /shared/client/kyc/documents/{kind}. */
export function kycFileRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);

  app.put(
    URL,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Send a picture for the identity check',
        description: 'A form with the file `file` (JPEG, PNG or WebP).',
        consumes: ['multipart/form-data'],
        response: { 200: answer, ...errorResponses(401, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { accountId } = playerOf(request);
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
      onRequest,
      schema: {
        ...common,
        summary: 'Take a picture back',
        response: { 200: answer, ...errorResponses(401, 409, 422) },
      },
    },
    async (request) => {
      const { accountId } = playerOf(request);
      const data = await changeKyc(context, accountId, (queries) =>
        removeKycFiles(queries, accountId, [request.params.kind]),
      );
      return { message: MESSAGES.kycFileRemoved, data };
    },
  );

  app.get(
    URL,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'The picture as it is kept, for its owner alone',
        response: { 200: PictureSchema, ...errorResponses(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const { accountId } = playerOf(request);
      const bytes = await findKycFile(context.database, { accountId, kind: request.params.kind });
      if (!bytes) throw new ProductError(404, MESSAGES.notFound);
      return reply
        .headers({ ...PICTURE_HEADERS, 'cache-control': 'no-store' })
        .type('image/jpeg')
        .send(bytes);
    },
  );
}
