/** The builds of the same sources that are compared. */
export const VARIANTS = ['ours', 'many', 'monolith', 'preloads', 'naive'] as const;
export type Variant = (typeof VARIANTS)[number];

export const VARIANT_TITLES: Record<Variant, string> = {
  ours: 'ours',
  many: 'ours, 400 remotes registered',
  monolith: 'monolith',
  preloads: 'monolith + route preloads',
  naive: 'naive federation',
};
