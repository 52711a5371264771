/**
 * Media queries of the shell's side menu, for style templates. Below the width of the rail, the mobile layout has no side menu [L3].
 * They are apart from `media` so that remotes that don't need them don't bundle them.
 */
export const menuMedia = {
  /** The menu is a rail that shows icons only. */
  rail: '@media (min-width: 1200px) and (max-width: 1439px)',
  /** The menu has its full width, and names. */
  full: '@media (min-width: 1440px)',
} as const;
