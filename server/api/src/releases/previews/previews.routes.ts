import { Type } from 'typebox';
import type { Context } from '../../Context';
import type { Api } from '../../http/Api';
import { readPreview } from './readPreview';

const Query = Type.Object({ token: Type.String({ maxLength: 200 }) }, { additionalProperties: false });

/** GET /previews?token=…: what a preview link shows, for gateways. They proxy only `/api`, so players can't reach it. */
export function previewRoutes(app: Api, context: Context): void {
  app.get('/previews', { schema: { hide: true, querystring: Query } }, ({ query }) =>
    readPreview(context, query.token),
  );
}
