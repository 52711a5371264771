import { createContext, useContext, useEffect } from 'react';

/** State that the rows of the members' tree share. */
interface TreeState {
  /** Whether a member's invitees are shown. */
  isExpanded: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Key of the row on which Tab stops; null for the first row. */
  activeKey: string | null;
  /** Moves the Tab stop from a row that disappears to the first row. */
  releaseTabStop: (key: string) => void;
  token: string;
}

export const TreeContext = createContext<TreeState | null>(null);

/** Returns the state of the tree around the calling row. Throws outside a tree. */
export function useTree(): TreeState {
  const tree = useContext(TreeContext);
  if (!tree) throw new Error('A row of the members’ tree needs its context; render it inside <MemberTree>.');
  return tree;
}

/** Releases the Tab stop when the calling row disappears: without any Tab stop, the keyboard could not enter the tree again. */
export function useReleasedTabStop(key: string): void {
  const { releaseTabStop } = useTree();
  useEffect(() => () => releaseTabStop(key), [key, releaseTabStop]);
}
