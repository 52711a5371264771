import { ApiErrorSchema } from '@hashgrid/contracts/schemas';

/** The failures that a call documents, all in the same envelope. */
export const errorResponses = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, ApiErrorSchema])) as Record<
    `4${string}`,
    typeof ApiErrorSchema
  >;
