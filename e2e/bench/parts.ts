import { comparePages } from './comparePages';
import { measureHeap } from './measure/measureHeap';
import { measureInteractions } from './measure/measureInteractions';
import { measureRebuild } from './measure/measureRebuild';
import { measureRedeploy } from './measure/measureRedeploy';
import { measureLighthouse } from './measure/measureLighthouse';
import type { Part } from './Part';
import { PAGE_PARTS, type PartName } from './partNames';
import { benchWallet } from './wallet/benchWallet';

/** The parts besides the comparison of pages, and `server`, which `bench.ts` runs itself; in the order in which they run. */
const OTHER_PARTS: Partial<Record<PartName, Part>> = {
  redeploy: measureRedeploy,
  interactions: measureInteractions,
  heap: measureHeap,
  rebuild: measureRebuild,
  lighthouse: measureLighthouse,
  wallet: benchWallet,
};

/** Returns the functions that measure the named parts, with a title each. One function measures all parts that compare pages. */
export const selectParts = (names: readonly PartName[]): [string, Part][] => {
  const isNamed = (name: string) => names.some((other) => other === name);
  const others = Object.entries(OTHER_PARTS).filter(([name]) => isNamed(name));
  return Object.keys(PAGE_PARTS).some(isNamed) ? [['pages', comparePages], ...others] : others;
};
