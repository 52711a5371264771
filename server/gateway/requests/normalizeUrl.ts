/** Scheme and host of a request target in absolute form, which some proxies send. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the URL of a request as a path with its query. Escapes `%` in a path that can't be decoded, such as `/%E0%A4%A`, which the
 * router would reject.
 */
export const normalizeUrl = ({ url = '/' }: { url?: string }): string => {
  const [target = '', ...query] = url.split('?');
  const path = target.replace(ORIGIN, '') || '/';
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
};
