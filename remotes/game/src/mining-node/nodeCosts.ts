import { addDecimals, type MiningNode } from '@hashgrid/contracts';

/** Decimal places of ORE. */
const ORE_DIGITS = 8;
/** Share of a full charge that a running node may use while the dialog is open: 1%, which takes about 15 minutes. */
const CHARGE_HEADROOM = 0.01;

/** Smallest missing charge that the server can report, because it rounds the charge down to 0.01%. */
const MIN_MISSING_CHARGE = 0.0001;

type Rechargeable = Pick<MiningNode, 'status' | 'rechargeCost' | 'battery'>;

/** Returns whether recharging the node costs something, because its battery is not full. */
export const canRecharge = ({ rechargeCost }: Pick<MiningNode, 'rechargeCost'>): boolean =>
  Number(rechargeCost) > 0;

/** Returns whether a node stays stopped although its battery, which had run empty, is full again. */
export const hasRefilled = (node: Pick<MiningNode, 'status' | 'rechargeCost'>): boolean =>
  node.status === 'depleted' && !canRecharge(node);

/** Returns the most ORE that recharging a node costs within the next 15 minutes; `0` for a full battery. */
export function calculateMaxRechargeCost(node: Rechargeable): string {
  if (!canRecharge(node)) return '0';
  const cost = Number(node.rechargeCost);
  const missingCharge = Math.max(1 - node.battery.charge, MIN_MISSING_CHARGE);
  const headroom = node.status === 'running' ? (cost / missingCharge) * CHARGE_HEADROOM : 0;
  return addDecimals(node.rechargeCost ?? '0', headroom.toFixed(ORE_DIGITS));
}

/** Returns the sum of `calculateMaxRechargeCost` over several nodes. */
export const calculateTotalMaxRechargeCost = (nodes: readonly Rechargeable[]): string =>
  addDecimals(...nodes.map(calculateMaxRechargeCost));
