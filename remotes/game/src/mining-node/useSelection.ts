import { useState } from 'react';

export interface Selection {
  /** Selected ids that are still available. */
  ids: string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
  /** Whether all available rows are selected. */
  isAll: boolean;
}

/** Keeps track of selected rows. Rows that are no longer available don't count as selected. */
export function useSelection(available: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = available.filter((id) => selected.has(id));
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id) =>
      setSelected((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    selectAll: () => setSelected(new Set(available)),
    clear: () => setSelected(new Set()),
    isAll: ids.length > 0 && ids.length === available.length,
  };
}
