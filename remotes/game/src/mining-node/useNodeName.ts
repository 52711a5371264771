import type { MiningNode } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { getNodeTypeText } from './nodePresentation';

/** Returns a node's display name; a node that was never renamed has the translated name of its type. */
export function useNodeName(): (node: Pick<MiningNode, 'name' | 'type'>) => string {
  const t = useTranslate();
  return ({ name, type }) => (name === getNodeTypeText(type) ? t(name) : name);
}
