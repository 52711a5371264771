/** Returns the form in which two emails, usernames or passwords compare equal: NFKC, lower case, no outer spaces. */
export const normalizeIdentifier = (text: string) => text.trim().normalize('NFKC').toLowerCase();
