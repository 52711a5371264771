/** Smallest width of each breakpoint, px [K3]. */
const BREAKPOINTS_PX = { xs: 370, sm: 576, md: 852, lg: 968, xl: 1080, xxl: 1200 } as const;

const from = (widthPx: number) => `@media (min-width: ${widthPx}px)`;

/** Media queries for style templates: `${media.md} { … }` applies from that width up. */
export const media = {
  xs: from(BREAKPOINTS_PX.xs),
  sm: from(BREAKPOINTS_PX.sm),
  md: from(BREAKPOINTS_PX.md),
  lg: from(BREAKPOINTS_PX.lg),
  xl: from(BREAKPOINTS_PX.xl),
  xxl: from(BREAKPOINTS_PX.xxl),
  /** The mobile layout, where menus become drawers and tables become cards. */
  mobileLayout: `@media (max-width: ${BREAKPOINTS_PX.xxl - 1}px)`,
  motionOk: '@media (prefers-reduced-motion: no-preference)',
} as const;
