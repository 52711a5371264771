import { createContext, useContext } from 'react';

/** State that the rows of the members' tree share. */
interface Tree {
  /** Whether a member's invitees are shown. */
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Key of the row in the tab order; null for the first row. */
  active: string | null;
  token: string;
}

export const TreeContext = createContext<Tree | null>(null);

export function useTree(): Tree {
  const tree = useContext(TreeContext);
  if (!tree) throw new Error('A row of the members’ tree needs its context; render it inside <MemberTree>.');
  return tree;
}
