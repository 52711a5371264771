import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2';
import interCyrillicExt from '@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2';
import interGreek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import interVietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2';
import jetbrainsMonoLatin from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import jetbrainsMonoLatinExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2';
import notoSansArabicArabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
import notoSansThaiThai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2';
import spaceGroteskLatin from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2';
import spaceGroteskLatinExt from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2';
import spaceGroteskVietnamese from '@fontsource-variable/space-grotesk/files/space-grotesk-vietnamese-wght-normal.woff2';

/** A font file, which contains one script in all weights. */
export interface FontSource {
  family: string;
  url: string;
  unicodeRange: string;
  /** Range of weights of the variable font. */
  weight: string;
  isOnEveryPage?: boolean;
}

/**
 * Characters of each file, from the font packages. Arabic lacks those beyond U+FFFF (mathematical symbols and historic numerals), which would add
 * 400 bytes to the first load.
 */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
  thai: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
} as const;

/** The fonts of the app. Scripts without one use system fonts. */
export const FONT_FACES: readonly FontSource[] = [
  {
    family: 'Inter Variable',
    url: interLatin,
    unicodeRange: RANGES.latin,
    weight: '100 900',
    isOnEveryPage: true,
  },
  { family: 'Inter Variable', url: interLatinExt, unicodeRange: RANGES['latin-ext'], weight: '100 900' },
  { family: 'Inter Variable', url: interCyrillic, unicodeRange: RANGES.cyrillic, weight: '100 900' },
  {
    family: 'Inter Variable',
    url: interCyrillicExt,
    unicodeRange: RANGES['cyrillic-ext'],
    weight: '100 900',
  },
  { family: 'Inter Variable', url: interGreek, unicodeRange: RANGES.greek, weight: '100 900' },
  { family: 'Inter Variable', url: interVietnamese, unicodeRange: RANGES.vietnamese, weight: '100 900' },
  {
    family: 'Space Grotesk Variable',
    url: spaceGroteskLatin,
    unicodeRange: RANGES.latin,
    weight: '300 700',
    isOnEveryPage: true,
  },
  {
    family: 'Space Grotesk Variable',
    url: spaceGroteskLatinExt,
    unicodeRange: RANGES['latin-ext'],
    weight: '300 700',
  },
  {
    family: 'Space Grotesk Variable',
    url: spaceGroteskVietnamese,
    unicodeRange: RANGES.vietnamese,
    weight: '300 700',
  },
  {
    family: 'JetBrains Mono Variable',
    url: jetbrainsMonoLatin,
    unicodeRange: RANGES.latin,
    weight: '100 800',
  },
  {
    family: 'JetBrains Mono Variable',
    url: jetbrainsMonoLatinExt,
    unicodeRange: RANGES['latin-ext'],
    weight: '100 800',
  },
  {
    family: 'Noto Sans Arabic Variable',
    url: notoSansArabicArabic,
    unicodeRange: RANGES.arabic,
    weight: '100 900',
  },
  { family: 'Noto Sans Thai Variable', url: notoSansThaiThai, unicodeRange: RANGES.thai, weight: '100 900' },
];
