/** Messages of the errors that the gateway answers instead of the API. They are part of the texts of pages, and none has a placeholder. */
export const MESSAGES = {
  apiUnreachable: 'We can’t reach the game server. Please try again in a moment.',
  tooManyRequests: 'Too many requests from your network. Please wait a moment and try again.',
  uploadTooLarge: 'The upload is too large.',
} as const;
