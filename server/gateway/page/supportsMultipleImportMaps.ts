/** First versions that support several import maps. */
const CHROMIUM_SINCE = 133;
const SAFARI_SINCE = { major: 18, minor: 4 };

/**
 * Whether a browser supports import maps that are added at run time. Unknown browsers count as not supporting them: they
 * get all integrities in one map, which always works.
 * @param userAgent The `User-Agent` header.
 */
export const supportsMultipleImportMaps = (userAgent = ''): boolean => {
  const chromium = /Chrom(?:e|ium)\/(\d+)/.exec(userAgent);
  if (chromium) return Number(chromium[1]) >= CHROMIUM_SINCE;
  // Two searches, because one pattern for both would take quadratic time for a long header.
  const safari = userAgent.includes(' Safari/') && /Version\/(\d+)\.(\d+)/.exec(userAgent);
  if (!safari) return false;
  const [major, minor] = [Number(safari[1]), Number(safari[2])];
  return major > SAFARI_SINCE.major || (major === SAFARI_SINCE.major && minor >= SAFARI_SINCE.minor);
};
