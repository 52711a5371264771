import { useLayoutEffect, useRef, useState } from 'react';
import { countColumns } from './countColumns';

interface Spacing {
  /** Of the group, at its start and end together, px. */
  group: number;
  /** Of each choice, at its start and end together, px. */
  choice: number;
  /** Smallest width of a choice, px. */
  minChoice: number;
  gap: number;
}

/**
 * Measures whether choices fit in one row of their group, again when the window, the font or a label changes.
 * @param key changes with the choices
 * @returns A ref for the group, whose labels are its `span` elements, and the number of equal columns, null for one row.
 */
export function useColumns<Group extends HTMLElement>(key: string, spacing: Spacing) {
  const ref = useRef<Group>(null);
  const [columns, setColumns] = useState<number | null>(null);
  const { group: groupSpace, choice, minChoice, gap } = spacing;
  useLayoutEffect(() => {
    const group = ref.current;
    // jsdom has no layout.
    if (!group || typeof ResizeObserver === 'undefined') return;
    const labels = [...group.querySelectorAll('span')];
    const measure = () => {
      // offsetWidth is rounded: choices that fit exactly would seem not to, and the group would change back and forth.
      const widths = labels.map((label) => Math.max(minChoice, label.getBoundingClientRect().width + choice));
      setColumns(countColumns(widths, group.getBoundingClientRect().width - groupSpace, gap));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [group, ...labels]) observer.observe(element);
    return () => observer.disconnect();
  }, [key, groupSpace, choice, minChoice, gap]);
  return { ref, columns };
}
