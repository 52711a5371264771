/**
 * Returns the token in the link of the first email to an address. Without a mail server, the API logs each email with its link.
 * @param lines What the API has logged.
 * @throws {Error} when it has logged no email to the address.
 */
export function findEmailedToken(lines: readonly string[], email: string): string {
  const link = lines
    .find((line) => line.includes(email))
    ?.split(' ')
    .at(-1);
  const token = link && new URL(link).searchParams.get('token');
  if (!token) throw new Error(`The API has logged no email with a token to ${email}.`);
  return token;
}
