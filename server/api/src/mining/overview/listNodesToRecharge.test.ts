import type { EarningNode } from '../nodes/nodes.queries';
import { listNodesToRecharge } from './listNodesToRecharge';

const NOW = 1_800_000_000;
const HOUR = 3600;

/** A running spark whose battery lasts for `hours`, and which expires in `expiresIn` seconds. */
const createNode = (
  id: string,
  hours: number,
  { expiresIn = 1_000 * HOUR, isOn = true }: { expiresIn?: number; isOn?: boolean } = {},
): EarningNode => ({
  id,
  type: 'spark',
  name: id,
  level: 1,
  hashrate: 25_000n,
  isOn,
  charge: 4 * hours * HOUR,
  chargedAt: NOW,
  createdAt: new Date(0),
  expiresAt: NOW + expiresIn,
  earned: 0n,
});

const listIds = (nodes: EarningNode[], now = NOW) => listNodesToRecharge(nodes, now).map(({ id }) => id);

test('lists nodes with a quarter of the charge or less, the emptiest first', () => {
  expect(listIds([createNode('high', 7), createNode('low', 6), createNode('lower', 1)])).toEqual([
    'lower',
    'low',
  ]);
});

test('lists the five emptiest nodes of many', () => {
  const hours = [5, 3, 1, 6, 4, 2];
  expect(listIds(hours.map((each) => createNode(String(each), each)))).toEqual(['1', '2', '3', '4', '5']);
});

test.each([true, false])('leaves out nodes that expire before they are empty, switched on: %s', (isOn) => {
  const nodes = [HOUR, 2 * HOUR, 3 * HOUR].map((expiresIn) =>
    createNode(`${expiresIn}`, 2, { expiresIn, isOn }),
  );
  expect(listIds(nodes)).toEqual([`${3 * HOUR}`]);
});

test('lists a node that ran empty, however much it has recharged, until it expires', () => {
  const node = createNode('stopped', 0, { expiresIn: 60 * HOUR });
  expect(listIds([node], NOW + 50 * HOUR)).toEqual(['stopped']);
  expect(listIds([node], NOW + 60 * HOUR)).toEqual([]);
});
