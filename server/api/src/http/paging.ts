import { Type } from 'typebox';

const DEFAULT_PAGE = 20;

/** Query parameters of a paginated list. */
export const PAGE = {
  cursor: Type.Optional(Type.String({ maxLength: 128 })),
  limit: Type.Optional(
    Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1 to 100, 20 when left out' }),
  ),
};

/** Returns the number of items of a page, 20 when left out. */
export const parseLimit = ({ limit }: { limit?: string }): number => Number(limit ?? DEFAULT_PAGE);
