import { Type } from 'typebox';
import { FIELD_MESSAGES } from '../messages';
import { withMessage } from './fieldMessages';

const DEFAULT_LIMIT = 20;

/** Query parameters of a paginated list. */
export const PAGE_QUERY = {
  cursor: Type.Optional(Type.String({ maxLength: 128 })),
  limit: Type.Optional(
    withMessage(
      Type.String({ pattern: '^([1-9][0-9]?|100)$', description: `1 to 100, ${DEFAULT_LIMIT} by default` }),
      FIELD_MESSAGES.invalidPageSize,
    ),
  ),
};

/** Returns the requested number of items per page. */
export const parseLimit = ({ limit }: { limit?: string }): number => Number(limit ?? DEFAULT_LIMIT);
