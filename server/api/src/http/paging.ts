import { Type } from 'typebox';
import { FIELD_MESSAGES } from '../messages';
import { withMessage } from './fieldMessages';

const DEFAULT_PAGE = 20;

/** Query parameters of a paginated list. */
export const PAGE = {
  cursor: Type.Optional(Type.String({ maxLength: 128 })),
  limit: Type.Optional(
    withMessage(
      Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1 to 100, 20 when left out' }),
      FIELD_MESSAGES.invalidPageSize,
    ),
  ),
};

/** Returns the number of items of a page, 20 when left out. */
export const parseLimit = ({ limit }: { limit?: string }): number => Number(limit ?? DEFAULT_PAGE);
