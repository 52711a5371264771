import { createContext, useContext } from 'react';

/** What the rows of the members' tree share. */
interface Tree {
  /** Members whose own invitations are shown, by id. */
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Key of the row that Tab leads to; null before any had the focus: the first one. */
  active: string | null;
  token: string;
}

export const TreeContext = createContext<Tree | null>(null);

export function useTree(): Tree {
  const tree = useContext(TreeContext);
  if (!tree)
    throw new Error('A row of the members stands outside of their tree; draw it within <MemberTree>.');
  return tree;
}
