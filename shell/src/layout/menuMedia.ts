/** Media queries of the side menu, for style templates. Narrower windows have the mobile layout, without a side menu [L3]. */
export const menuMedia = {
  /** The menu is a rail that shows icons only. */
  rail: '@media (min-width: 1200px) and (max-width: 1439px)',
  /** The menu has its full width, and names. */
  full: '@media (min-width: 1440px)',
} as const;
