import { Type } from 'typebox';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { PICTURE_HEADERS, PictureSchema } from '../http/pictureResponse';
import { readPhoto } from './readPhoto';

/**
 * GET /public/pictures/{id}.webp: a profile photo, public because an <img> can't send an API key. A new photo gets a new URL, so the
 * response is immutable. Only browsers may cache it: a CDN would serve a photo that its player has removed.
 */
export function photoRoutes(app: Api, context: Context): void {
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
      const photo = await readPhoto(context, request.params.name);
      return reply
        .headers({ ...PICTURE_HEADERS, 'cache-control': 'private, max-age=31536000, immutable' })
        .type('image/webp')
        .send(photo);
    },
  );
}
