/** First versions that support several import maps. */
const CHROMIUM_SINCE = 133;
const SAFARI_SINCE = 18.4;

/**
 * Whether a browser supports import maps that are added at run time. Unknown browsers count as not supporting them: they
 * get all integrities in one map, which always works.
 * @param userAgent The `User-Agent` header.
 */
export const supportsMultipleImportMaps = (userAgent = ''): boolean => {
  const chromium = /Chrom(?:e|ium)\/(\d+)/.exec(userAgent);
  if (chromium) return Number(chromium[1]) >= CHROMIUM_SINCE;
  const safari = /Version\/(\d+\.\d+).* Safari\//.exec(userAgent);
  return safari ? Number(safari[1]) >= SAFARI_SINCE : false;
};
