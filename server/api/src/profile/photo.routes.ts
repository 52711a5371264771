import { Type } from 'typebox';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { PICTURE_HEADERS, PictureSchema } from '../http/pictureAnswer';
import { MESSAGES } from '../messages';
import { findPicture } from './photos.queries';
import type { Context } from '../Context';
import { ProductError } from '../ProductError';

const NAME = /^([\w-]{43})\.webp$/;

/**
 * GET /public/pictures/{id}.webp: a profile photo, for everybody who knows its address; an <img> can send no API key.
 * Another photo has another address, so this one never changes.
 */
export function pictureRoutes(app: Api, { database }: Context): void {
  app.get(
    '/public/pictures/:name',
    {
      schema: {
        tags: ['Player'],
        summary: 'A profile photo',
        security: [],
        params: Type.Object({ name: Type.String() }),
        response: { 200: PictureSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const id = NAME.exec(request.params.name)?.[1];
      const bytes = id && (await findPicture(database, id));
      if (!bytes) throw new ProductError(404, MESSAGES.notFound);
      return reply
        .headers({ ...PICTURE_HEADERS, 'cache-control': 'public, max-age=31536000, immutable' })
        .type('image/webp')
        .send(bytes);
    },
  );
}
