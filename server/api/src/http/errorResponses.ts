import { ApiErrorSchema } from '@hashgrid/contracts/schemas';

/** Returns the response schemas of error statuses, for the route's `schema.response`. */
export const errorResponses = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, ApiErrorSchema])) as Record<
    `4${string}` | `5${string}`,
    typeof ApiErrorSchema
  >;
