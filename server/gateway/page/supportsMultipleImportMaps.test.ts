import { measureGrowth } from '@hashgrid/connection/test/measureGrowth';
import { supportsMultipleImportMaps } from './supportsMultipleImportMaps';

const WEBKIT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each<[boolean, string | undefined]>([
  [true, `${WEBKIT} Chrome/133.0.0.0 Safari/537.36`],
  [true, `${WEBKIT} HeadlessChrome/150.0.0.0 Safari/537.36`],
  [true, `${WEBKIT} Version/18.4 Safari/605.1.15`],
  [true, `${WEBKIT} Version/18.10 Safari/605.1.15`],
  [true, `${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`],
  [false, `${WEBKIT} Chrome/132.0.0.0 Safari/537.36`],
  [false, `${WEBKIT} Version/18.3 Safari/605.1.15`],
  [false, `${WEBKIT} Version/9.5 Safari/605.1.15`],
  [false, `${WEBKIT} CriOS/150.0 Mobile/15E148 Safari/604.1`],
  [false, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [false, undefined],
])('returns %s for %s', (isSupported, userAgent) => {
  expect(supportsMultipleImportMaps(userAgent)).toBe(isSupported);
});

test.each(['1', 'Version/1.1 '])('takes linear time for a header that repeats "%s"', (part) => {
  const growth = measureGrowth(part, (repeated) => supportsMultipleImportMaps(`Version/1.${repeated}`));
  expect(growth).toBeLessThan(4);
});
