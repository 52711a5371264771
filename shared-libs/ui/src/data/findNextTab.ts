interface TabKeyPress {
  /** `KeyboardEvent.key`. */
  key: string;
  ids: readonly string[];
  current: string | undefined;
  isRightToLeft: boolean;
}

/** Returns the ID of the tab that a key selects, wrapping around; null for any other key. */
export function findNextTab({ key, ids, current, isRightToLeft }: TabKeyPress): string | null {
  if (key === 'Home') return ids[0] ?? null;
  if (key === 'End') return ids.at(-1) ?? null;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key !== forward && key !== back) return null;
  const step = key === forward ? 1 : -1;
  const index = ids.findIndex((id) => id === current);
  return ids[(index + step + ids.length) % ids.length] ?? null;
}
