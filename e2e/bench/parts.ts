import { comparePages } from './comparePages';
import { measureHeap } from './measure/measureHeap';
import { measureInteractions } from './measure/measureInteractions';
import { measureRebuild } from './measure/measureRebuild';
import { measureRedeploy } from './measure/measureRedeploy';
import { measureLighthouse } from './measure/measureLighthouse';
import type { Part } from './Part';
import { PAGE_PARTS, type PartName } from './partNames';
import { benchWallet } from './wallet/benchWallet';

/** The parts that measure alone, in the order in which they run. */
const OWN_PARTS: Partial<Record<PartName, Part>> = {
  redeploy: measureRedeploy,
  interactions: measureInteractions,
  heap: measureHeap,
  rebuild: measureRebuild,
  lighthouse: measureLighthouse,
  wallet: benchWallet,
};

/** Returns what has to run for the named parts. Those that compare pages are one. */
export const selectParts = (names: readonly PartName[]): [string, Part][] => {
  const isNamed = (name: string) => names.some((other) => other === name);
  const own = Object.entries(OWN_PARTS).filter(([name]) => isNamed(name));
  return Object.keys(PAGE_PARTS).some(isNamed) ? [['pages', comparePages], ...own] : own;
};
