import type { MiningNode } from '@hashgrid/contracts';

/** Returns whether a node has not reached the end of its life, so that it can mine and counts toward the node limit. */
export const isUnexpired = ({ status }: Pick<MiningNode, 'status'>): boolean => status !== 'expired';
