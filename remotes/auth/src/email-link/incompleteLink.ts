/** Shown when an emailed link was opened without its whole token. */
export const INCOMPLETE_LINK = 'This link is incomplete. Copy the full link from the email.';
