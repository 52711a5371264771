import type { ReactNode } from 'react';
import { useTree } from './TreeContext';

interface NoteRowProps {
  id: string;
  level: number;
  children: ReactNode;
}

const COLUMNS = 3;

/** A row of the tree that is no member: more to fetch, a failure, a wait. */
export function NoteRow({ id, level, children }: NoteRowProps) {
  const { active } = useTree();
  return (
    <tr role="row" aria-level={level} data-key={id} tabIndex={active === id ? 0 : -1}>
      <td role="gridcell" tabIndex={-1} colSpan={COLUMNS}>
        {children}
      </td>
    </tr>
  );
}
