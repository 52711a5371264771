import type { ReactNode } from 'react';
import { useTree } from './TreeContext';

interface NoteRowProps {
  id: string;
  level: number;
  /** It goes by itself: the focus would go with it. */
  passing?: boolean;
  children: ReactNode;
}

const COLUMNS = 3;

/** A row of the tree that is no member: more to fetch, a failure, a wait. */
export function StatusRow({ id, level, passing = false, children }: NoteRowProps) {
  const { active } = useTree();
  return (
    <tr role="row" aria-level={level} data-key={id} tabIndex={passing ? undefined : active === id ? 0 : -1}>
      <td role="gridcell" tabIndex={passing ? undefined : -1} colSpan={COLUMNS}>
        {children}
      </td>
    </tr>
  );
}
