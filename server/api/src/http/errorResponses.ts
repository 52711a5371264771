import { ApiErrorSchema } from '@hashgrid/contracts/schemas';

/** Returns the schemas of the errors that a call documents. */
export const errorResponses = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, ApiErrorSchema])) as Record<
    `4${string}` | `5${string}`,
    typeof ApiErrorSchema
  >;
