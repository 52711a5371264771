import { useLayoutEffect, useRef, useState } from 'react';
import { countColumns } from './countColumns';

interface Spacing {
  /** Padding and border of the group, start and end together, px. */
  groupPadding: number;
  /** Padding of each choice, start and end together, px. */
  choicePadding: number;
  /** Smallest width of a choice, px. */
  minChoiceWidth: number;
  /** Space between two choices, px. */
  gap: number;
}

/**
 * Measures whether choices fit in one row of their group, and again when the window, the font or a label changes.
 * @param key A text that changes with the choices.
 * @returns A ref for the group, whose labels are its `span` elements, and the number of equal columns, null for one row.
 */
export function useColumns<Group extends HTMLElement>(key: string, spacing: Spacing) {
  const ref = useRef<Group>(null);
  const [columns, setColumns] = useState<number | null>(null);
  const { groupPadding, choicePadding, minChoiceWidth, gap } = spacing;
  useLayoutEffect(() => {
    const group = ref.current;
    // jsdom has no layout.
    if (!group || typeof ResizeObserver === 'undefined') return;
    const labels = [...group.querySelectorAll('span')];
    const measure = () => {
      // Not offsetWidth, which is rounded: choices that fit exactly could seem too wide, and the layout would flip back and forth.
      const widths = labels.map((label) =>
        Math.max(minChoiceWidth, label.getBoundingClientRect().width + choicePadding),
      );
      setColumns(countColumns(widths, group.getBoundingClientRect().width - groupPadding, gap));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [group, ...labels]) observer.observe(element);
    return () => observer.disconnect();
  }, [key, groupPadding, choicePadding, minChoiceWidth, gap]);
  return { ref, columns };
}
