/** What the gateway answers to players in the API's place, and adds to the texts of pages. None contains a value. */
export const MESSAGES = {
  apiUnreachable: 'We can’t reach the game server. Please try again in a moment.',
  tooManyRequests: 'Too many requests from your network. Please wait a moment and try again.',
  uploadTooLarge: 'The upload is too large.',
} as const;
