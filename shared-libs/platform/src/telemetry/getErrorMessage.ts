/** Returns the message of an error, also of one that is no `Error`, such as the body of an error response. */
export const getErrorMessage = (error: unknown): string => {
  const { message } = Object(error) as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
};
