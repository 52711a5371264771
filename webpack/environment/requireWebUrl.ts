import { CommandError } from '../cli/CommandError';

const isWebUrl = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Checks the value of a setting with the URL of a product, if it is set: requests to `localhost:3000` would fail because its scheme is unknown.
 * @throws {CommandError} when it is not a URL that begins with http:// or https://.
 */
export const requireWebUrl = (
  setting: 'HASHGRID_URL' | 'HASHGRID_PAGES_URL',
  url: string | undefined,
): void => {
  if (!url || isWebUrl(url)) return;
  throw new CommandError(
    `${setting} is ${JSON.stringify(url)}; expected a URL that begins with http:// or https://, such as https://play.example.com.`,
  );
};
