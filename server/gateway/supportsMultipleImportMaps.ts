/** First versions that merge import maps which are added after the first one. */
const CHROMIUM_SINCE = 133;
const SAFARI_SINCE = 18.4;

/**
 * Whether a browser takes further import maps at run time. One that is not known to does not: it gets all hashes at once,
 * which always works.
 * @param userAgent The header of this name.
 */
export const supportsMultipleImportMaps = (userAgent = ''): boolean => {
  const chromium = /Chrom(?:e|ium)\/(\d+)/.exec(userAgent);
  if (chromium) return Number(chromium[1]) >= CHROMIUM_SINCE;
  const safari = /Version\/(\d+\.\d+).* Safari\//.exec(userAgent);
  return safari ? Number(safari[1]) >= SAFARI_SINCE : false;
};
