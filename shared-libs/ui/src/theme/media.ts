/** Smallest width of each breakpoint, px [K3]. A copy of those of contracts, because this library depends on no other of the workspace. */
const BREAKPOINTS_PX = { xs: 370, sm: 576, md: 852, lg: 968, xl: 1080, xxl: 1200 } as const;

const createMinWidthQuery = (widthPx: number) => `@media (min-width: ${widthPx}px)`;

/** Media queries for style templates: `${media.md} { … }` applies from the width of the breakpoint up. */
export const media = {
  xs: createMinWidthQuery(BREAKPOINTS_PX.xs),
  sm: createMinWidthQuery(BREAKPOINTS_PX.sm),
  md: createMinWidthQuery(BREAKPOINTS_PX.md),
  lg: createMinWidthQuery(BREAKPOINTS_PX.lg),
  xl: createMinWidthQuery(BREAKPOINTS_PX.xl),
  xxl: createMinWidthQuery(BREAKPOINTS_PX.xxl),
  /** The mobile layout, where menus become drawers and tables become cards. */
  mobileLayout: `@media (max-width: ${BREAKPOINTS_PX.xxl - 1}px)`,
} as const;
