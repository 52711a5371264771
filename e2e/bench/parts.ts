import { comparePages } from './comparePages';
import { measureHeap } from './measure/measureHeap';
import { measureInteractions } from './measure/measureInteractions';
import { measureRebuild } from './measure/measureRebuild';
import { measureRedeploy } from './measure/measureRedeploy';
import { measureLighthouse } from './measure/measureLighthouse';
import type { BenchPart } from './BenchPart';
import { PAGE_PARTS, type PartName } from './partNames';
import { benchWallet } from './wallet/benchWallet';

/** Parts that run after the comparison of pages, in this order. `server` is missing, because `bench.ts` runs it. */
const OTHER_PARTS: Partial<Record<PartName, BenchPart>> = {
  redeploy: measureRedeploy,
  interactions: measureInteractions,
  heap: measureHeap,
  rebuild: measureRebuild,
  lighthouse: measureLighthouse,
  wallet: benchWallet,
};

/** Returns the name and the function of each part to run. One run of `comparePages` measures all named parts of `PAGE_PARTS`. */
export const selectParts = (names: readonly PartName[]): [string, BenchPart][] => {
  const isNamed = (name: string) => names.some((other) => other === name);
  const others = Object.entries(OTHER_PARTS).filter(([name]) => isNamed(name));
  return Object.keys(PAGE_PARTS).some(isNamed) ? [['pages', comparePages], ...others] : others;
};
