import { COLORS } from './tokens';

/** Returns the relative luminance of a color `#rrggbb`, as WCAG defines it. */
function getRelativeLuminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrastRatio(one: string, other: string): number {
  const [low, high] = [getRelativeLuminance(one), getRelativeLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['night', 'panel', 'raised', 'high'] as const;
const TEXTS = [
  'text',
  'textSoft',
  'textFaint',
  'brand',
  'info',
  'gain',
  'loss',
  'warn',
  'bonus',
  'ore',
  'usdt',
] as const;

describe('colors', () => {
  it.each(SURFACES)('have enough contrast for text on %s', (surface) => {
    const tooFaint = TEXTS.filter((text) => getContrastRatio(COLORS[text], COLORS[surface]) < 4.5);
    expect(tooFaint).toEqual([]);
  });

  it.each(SURFACES)('have enough contrast for a field border on %s', (surface) => {
    expect(getContrastRatio(COLORS.fieldBorder, COLORS[surface])).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['onBrand', 'brand'],
    ['onBrand', 'brandHover'],
    ['onDanger', 'danger'],
    ['onDanger', 'dangerHover'],
  ] as const)('have enough contrast for %s on %s', (text, surface) => {
    expect(getContrastRatio(COLORS[text], COLORS[surface])).toBeGreaterThanOrEqual(4.5);
  });
});
