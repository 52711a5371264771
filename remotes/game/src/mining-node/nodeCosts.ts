import { addDecimals, isDecimal, type MiningNode } from '@hashgrid/contracts';

const ORE_DIGITS = 8;
/** A running battery goes on emptying while its player thinks: room for a hundredth of it, a quarter of an hour. */
const HEADROOM = 0.01;

type Rechargeable = Pick<MiningNode, 'status' | 'rechargeCost' | 'battery'>;

/** Whether there is anything to fill. */
export const canRecharge = ({ rechargeCost }: Pick<MiningNode, 'rechargeCost'>): boolean =>
  rechargeCost !== null && isDecimal(rechargeCost) && Number(rechargeCost) > 0;

/** ORE that recharging a node costs at most, when it is done within a quarter of an hour; `0` where there is nothing to fill. */
export function highestCost(node: Rechargeable): string {
  if (!canRecharge(node)) return '0';
  const cost = Number(node.rechargeCost);
  const missing = Math.max(1 - node.battery.charge, 1e-4);
  const rise = node.status === 'running' ? (cost / missing) * HEADROOM : 0;
  return addDecimals(node.rechargeCost ?? '0', rise.toFixed(ORE_DIGITS));
}

/** The same of several nodes together. */
export const highestCostOf = (nodes: readonly Rechargeable[]): string =>
  addDecimals(...nodes.map(highestCost));
