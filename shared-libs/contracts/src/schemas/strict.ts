/** Option of request body schemas: rejects unknown fields. */
export const strict = { additionalProperties: false };
