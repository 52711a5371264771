/**
 * The builds that the bench compares, all from the same sources:
 * - `ours`: the product.
 * - `many-remotes`: the product with 400 remotes in its registry.
 * - `monolith`: one webpack build without federation.
 * - `monolith-preloads`: the monolith with the preload links of each route.
 * - `naive`: Module Federation set up as in its documentation.
 */
export const VARIANTS = ['ours', 'many-remotes', 'monolith', 'monolith-preloads', 'naive'] as const;
export type Variant = (typeof VARIANTS)[number];

export const VARIANT_TITLES: Record<Variant, string> = {
  ours: 'ours',
  'many-remotes': 'ours, 400 remotes registered',
  monolith: 'monolith',
  'monolith-preloads': 'monolith + route preloads',
  naive: 'naive federation',
};
