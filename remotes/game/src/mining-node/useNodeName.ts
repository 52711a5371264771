import type { MiningNode } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { getNodeTypeText } from './nodePresentation';

/** Returns a function that returns a node's display name: its own, or the translated name of its type if it was never renamed. */
export function useNodeName(): (node: Pick<MiningNode, 'name' | 'type'>) => string {
  const t = useTranslate();
  return ({ name, type }) => (name === getNodeTypeText(type) ? t(name) : name);
}
