import {
  FIRST_FRAME_ID,
  FIRST_FRAME_PAGE_ATTRIBUTE,
  FIRST_FRAME_STATE_ATTRIBUTE,
  FIRST_FRAME_STYLES_ID,
  FIRST_FRAME_USED_KEY,
} from '@hashgrid/contracts';
import { readControls, type ControlState } from './controls';

const findFrame = (): HTMLElement | null => document.getElementById(FIRST_FRAME_ID);

/** Whether the HTML shows the page in a first frame, not only the layout. */
export const isPageInFrame = (): boolean =>
  findFrame()?.hasAttribute(FIRST_FRAME_PAGE_ATTRIBUTE) === true &&
  document.documentElement.getAttribute(FIRST_FRAME_STATE_ATTRIBUTE) !== 'stale';

/** Removes the first frame and returns what the visitor has entered and used in it; null if there is no frame or no input. */
export function removeFirstFrame(): ControlState | null {
  const frame = findFrame();
  if (!frame) return null;
  const used = (globalThis as { [FIRST_FRAME_USED_KEY]?: Element })[FIRST_FRAME_USED_KEY] ?? null;
  const state = readControls(frame, used);
  frame.remove();
  document.getElementById(FIRST_FRAME_STYLES_ID)?.remove();
  document.documentElement.removeAttribute(FIRST_FRAME_STATE_ATTRIBUTE);
  return state;
}
