import type { ReactNode } from 'react';
import { useReleasedTabStop, useTree } from './TreeContext';

interface StatusRowProps {
  id: string;
  level: number;
  /** Whether the row can't be focused, because it disappears when loading ends and the focus would be lost. */
  isTransient?: boolean;
  children: ReactNode;
}

const COLUMNS = 3;

/** A row of the tree that is not a member: a Show more button, an error or a spinner. */
export function StatusRow({ id, level, isTransient = false, children }: StatusRowProps) {
  const { activeKey } = useTree();
  useReleasedTabStop(id);
  return (
    <tr
      role="row"
      aria-level={level}
      data-key={id}
      tabIndex={isTransient ? undefined : activeKey === id ? 0 : -1}
    >
      <td role="gridcell" tabIndex={isTransient ? undefined : -1} colSpan={COLUMNS}>
        {children}
      </td>
    </tr>
  );
}
