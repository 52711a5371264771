import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { OwnerProofBody } from '../http/OwnerProofBody';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { readCaller } from '../http/readCaller';
import { exportData } from './exportData';

/** Schema of the response for the documentation: the file is streamed rather than serialized. */
const JsonFile = Type.Unsafe<Readable>(Type.String({ description: 'application/json' }));

/** POST /shared/client/export. */
export function dataExportRoutes(app: Api, context: Context): void {
  app.post(
    '/shared/client/export',
    {
      schema: {
        tags: ['Account'],
        summary: 'Export the data of your account as a JSON file',
        body: OwnerProofBody,
        response: { 200: JsonFile, ...errorResponses(409, 422, 429) },
      },
    },
    async (request, reply) => {
      const player = getPlayer(request);
      const file = await exportData(context, { player, proof: request.body, caller: readCaller(request) });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="my-data.json"')
        .send(file);
    },
  );
}
