/**
 * Colors by role. `night`, `panel`, `raised` and `high` are the surfaces, from the lowest to the highest. Text colors have a
 * contrast of at least 4.5 on each surface, `fieldBorder` of at least 3.
 */
export const COLORS = {
  night: '#080B12',
  panel: '#0E131D',
  raised: '#151C29',
  high: '#1D2636',
  text: '#F2F5FA',
  textSoft: '#B4C0D3',
  textFaint: '#8A98AF',
  brand: '#F7A23B',
  brandHover: '#FFBE6B',
  onBrand: '#1A1002',
  /** Links, focus rings and information. */
  info: '#4CC9F0',
  gain: '#3DD68C',
  loss: '#FF6B6B',
  warn: '#FFD166',
  bonus: '#A78BFA',
  /** `ore` and `usdt` are the colors of the game's tokens. */
  ore: '#4CC9F0',
  usdt: '#F7A23B',
  danger: '#C9353B',
  dangerHover: '#B42C32',
  onDanger: '#FFFFFF',
  fieldBorder: '#6A7A93',
  divider: '#2A3548',
  panelGlass: 'rgb(14 19 29 / 82%)',
  scrim: 'rgb(8 11 18 / 55%)',
  /** A faint highlight: hovered table rows and the shimmer of skeletons. */
  glint: 'rgb(242 245 250 / 6%)',
} as const;

/**
 * Fonts for scripts that the main fonts lack, by language. The heading font has no Cyrillic. Arabic and Thai fonts are downloaded
 * by pages in these languages only; Chinese, Japanese and Korean fonts are too large to download. Their stacks differ by language,
 * because each language draws shared characters differently.
 */
export const SCRIPT_FONTS = {
  ru: "'Inter Variable'",
  ar: "'Noto Sans Arabic Variable'",
  th: "'Noto Sans Thai Variable'",
  'zh-HK': "'PingFang HK', 'Noto Sans CJK HK', 'Noto Sans HK', 'Microsoft JhengHei'",
  'zh-CN': "'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei'",
  ja: "'Hiragino Sans', 'Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic UI', Meiryo",
  ko: "'Apple SD Gothic Neo', 'Noto Sans CJK KR', 'Noto Sans KR', 'Malgun Gothic'",
};

/**
 * Line breaking by language, and line heights where marks above and below letters need more room. In Chinese, `text-autospace`
 * adds a gap between characters and digits: a space before a date in a text would be wrong if the date starts with a character.
 */
export const SCRIPT_LINE_STYLES = {
  ar: 'line-height: 1.65;',
  th: 'line-height: 1.7;',
  vi: 'line-height: 1.6;',
  zh: 'line-break: strict; text-autospace: normal;',
  ja: 'line-break: strict; word-break: auto-phrase;',
  ko: 'word-break: keep-all; overflow-wrap: break-word;',
};

const FALLBACK = 'var(--font-script, system-ui), system-ui, sans-serif';
export const FONTS = {
  heading: `'Space Grotesk Variable', ${FALLBACK}`,
  body: `'Inter Variable', ${FALLBACK}`,
  mono: "'JetBrains Mono Variable', ui-monospace, monospace",
} as const;

/** Type scale, px. */
export type FontSize = 12 | 14 | 16 | 20 | 24 | 32 | 44;

export const RADII = { field: '8px', button: '12px', card: '16px', modal: '24px' } as const;

export const MOTION = {
  fast: '120ms',
  medium: '200ms',
  slow: '300ms',
} as const;

export const SIZES = {
  menu: '248px',
  /** Width of the shell's menu where it shows icons only. */
  rail: '72px',
  header: '64px',
  content: '1280px',
  /** Smallest side of a touch target. */
  target: '44px',
  /** Height of the tab bar at the bottom of the window; 0 without one. */
  tabBar: 'var(--tab-bar, 0px)',
} as const;

/** The `z-index` of elements that overlay the page. */
export const LAYERS = { header: 10, drawer: 20 } as const;

export const SHADOWS = {
  card: '0 1px 0 rgb(242 245 250 / 5%) inset, 0 18px 40px -28px rgb(0 0 0 / 90%)',
  modal: '0 1px 0 rgb(242 245 250 / 8%) inset, 0 32px 80px -24px rgb(0 0 0 / 90%)',
} as const;
