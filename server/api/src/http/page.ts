import { Type } from 'typebox';

/** Lines of a page when the caller does not say. */
export const DEFAULT_PAGE = 20;

/** Query of a list: `cursor` is the `nextCursor` of the page before. */
export const PageSchema = Type.Object(
  {
    cursor: Type.Optional(Type.String({ maxLength: 64 })),
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1 to 100, 20 when left out' }),
    ),
  },
  { additionalProperties: false },
);
