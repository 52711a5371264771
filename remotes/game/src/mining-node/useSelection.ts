import { useState } from 'react';

export interface Selection {
  /** Chosen ids that are there still. */
  ids: string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
  isAll: boolean;
}

/** Which of some rows are chosen. Rows that go are chosen no more. */
export function useSelection(available: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = available.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    selectAll: () => setChosen(new Set(available)),
    clear: () => setChosen(new Set()),
    isAll: ids.length > 0 && ids.length === available.length,
  };
}
