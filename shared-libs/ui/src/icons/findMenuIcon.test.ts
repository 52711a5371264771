import { findMenuIcon } from './findMenuIcon';
import { blockIcon, payIcon } from './shapes';

test('finds the icon of a menu entry, and the block icon for an unknown name', () => {
  expect(findMenuIcon('pay')).toBe(payIcon);
  expect(findMenuIcon('hologram')).toBe(blockIcon);
  expect(findMenuIcon('constructor')).toBe(blockIcon);
});
