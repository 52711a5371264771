import { COLORS, FONTS, LAYERS, MOTION, RADII, SHADOWS, SIZES } from './tokens';
import type { FontSize } from './tokens';

type Variables<Group> = { readonly [Name in keyof Group]: string };

const createVariables = <Group extends object>(prefix: string, group: Group): Variables<Group> =>
  Object.fromEntries(
    Object.keys(group).map((name) => [name, `var(--${prefix}-${name})`]),
  ) as Variables<Group>;

const createColors = (): Variables<typeof COLORS> => ({
  ...createVariables('color', COLORS),
  // Shells with platform 2.1 or older declare it as `cyan`, and run remotes that are built later.
  info: 'var(--color-info, var(--color-cyan))',
});

const toRem = (px: number) => `${px / 16}rem`;

/** Font sizes in rem, keyed by their size in px. */
const fontSize: Readonly<Record<FontSize, string>> = {
  12: toRem(12),
  14: toRem(14),
  16: toRem(16),
  20: toRem(20),
  24: toRem(24),
  32: toRem(32),
  44: toRem(44),
};

/** Design tokens for style templates. All but font sizes and layers are CSS variables, which `GlobalStyles` declares. */
export const theme = {
  color: /* @__PURE__ */ createColors(),
  font: /* @__PURE__ */ createVariables('font', FONTS),
  radius: /* @__PURE__ */ createVariables('radius', RADII),
  motion: /* @__PURE__ */ createVariables('motion', MOTION),
  size: /* @__PURE__ */ createVariables('size', SIZES),
  shadow: /* @__PURE__ */ createVariables('shadow', SHADOWS),
  layer: LAYERS,
  fontSize,
} as const;

/** Returns a length of `steps` × 4 px. */
export const space = (steps: number) => `${steps * 4}px`;
