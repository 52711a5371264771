import type { Step } from './measure/measureVariant';

/** Parts that share the rounds in which the variants are compared, and the steps that each adds to a first visit. */
export const PAGE_PARTS = {
  'first-load': ['cold'],
  'route-changes': ['route change', 'route change, not prefetched'],
  'repeat-visit': ['warm'],
} as const satisfies Record<string, readonly Step[]>;

/** What each part measures, in the order in which the parts run. */
export const PART_DESCRIPTIONS = {
  'first-load': 'a first visit by each variant: times, main thread, bytes by kind',
  'route-changes': 'changes to another remote, prefetched and not',
  'repeat-visit': 'a second visit with a warm cache',
  redeploy: 'what a returning player downloads again after one remote was published',
  interactions: 'interaction to next paint on a slow CPU',
  heap: 'memory after 5 and 50 tours of all screens',
  rebuild: 'building one changed remote, against all without a cache',
  lighthouse: 'Lighthouse for mobile devices; installs it on first use',
  wallet: 'when wallet code is loaded, and its bytes',
  server: 'how the server scales with rows, players and nodes; only if named',
} as const;
export type PartName = keyof typeof PART_DESCRIPTIONS;

export const PART_NAMES = Object.keys(PART_DESCRIPTIONS) as PartName[];
export const DEFAULT_PARTS = PART_NAMES.filter((name) => name !== 'server');
