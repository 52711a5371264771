/** Messages of the errors that the gateway returns instead of the API. Pages translate them, and none has a placeholder. */
export const MESSAGES = {
  apiUnreachable: 'We can’t reach the game server. Please try again in a moment.',
  tooManyRequests: 'Too many requests from your network. Please wait a moment and try again.',
  uploadTooLarge: 'The upload is too large.',
  unexpectedError: 'Something went wrong. Please try again.',
} as const;
