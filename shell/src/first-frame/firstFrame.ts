import {
  FIRST_FRAME_ID,
  FIRST_FRAME_PAGE,
  FIRST_FRAME_STATE,
  FIRST_FRAME_STYLES_ID,
  FIRST_FRAME_USED_KEY,
} from '@hashgrid/contracts';
import { readControls, type ControlState } from './controls';

const findFrame = (): HTMLElement | null => document.getElementById(FIRST_FRAME_ID);

/** Whether the HTML shows the page in a first frame, and not only its layout. */
export const isPageInFrame = (): boolean =>
  findFrame()?.hasAttribute(FIRST_FRAME_PAGE) === true &&
  document.documentElement.getAttribute(FIRST_FRAME_STATE) !== 'stale';

/** Takes the first frame away and returns what has been entered and done in it; null when there is none. */
export function removeFirstFrame(): ControlState | null {
  const frame = findFrame();
  if (!frame) return null;
  const used = (globalThis as { [FIRST_FRAME_USED_KEY]?: Element })[FIRST_FRAME_USED_KEY] ?? null;
  const state = readControls(frame, used);
  frame.remove();
  document.getElementById(FIRST_FRAME_STYLES_ID)?.remove();
  document.documentElement.removeAttribute(FIRST_FRAME_STATE);
  return state;
}
