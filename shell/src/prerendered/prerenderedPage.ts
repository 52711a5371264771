import {
  PRERENDERED_ID,
  PRERENDERED_PAGE_ATTRIBUTE,
  PRERENDERED_STATE_ATTRIBUTE,
  PRERENDERED_STYLES_ID,
  PRERENDERED_USED_KEY,
} from '@hashgrid/contracts';
import { readControls, type ControlState } from './controls';

const findPrerendered = (): HTMLElement | null => document.getElementById(PRERENDERED_ID);

/** Whether the HTML shows the prerendered page itself, not only its layout. */
export const isPagePrerendered = (): boolean =>
  findPrerendered()?.hasAttribute(PRERENDERED_PAGE_ATTRIBUTE) === true &&
  document.documentElement.getAttribute(PRERENDERED_STATE_ATTRIBUTE) !== 'stale';

/** Removes the prerendered page. Returns what the visitor has entered, focused or clicked in it; null if nothing, or without such a page. */
export function removePrerenderedPage(): ControlState | null {
  const prerendered = findPrerendered();
  if (!prerendered) return null;
  const used = (globalThis as { [PRERENDERED_USED_KEY]?: Element })[PRERENDERED_USED_KEY] ?? null;
  const state = readControls(prerendered, used);
  prerendered.remove();
  document.getElementById(PRERENDERED_STYLES_ID)?.remove();
  document.documentElement.removeAttribute(PRERENDERED_STATE_ATTRIBUTE);
  return state;
}
