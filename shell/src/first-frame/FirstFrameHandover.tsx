import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { restoreControls, type ControlState } from './controls';
import { removeFirstFrame } from './firstFrame';

/**
 * Replaces the first frame in the HTML by what React has rendered, in the same commit, so that nothing is painted in between.
 * The frame goes before fields are mounted and focus themselves; what was typed into it follows when they are.
 */
export function FirstFrameHandover() {
  const state = useRef<ControlState>(null);
  useInsertionEffect(() => {
    state.current = removeFirstFrame();
  }, []);
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const { current } = state;
    state.current = null;
    // Before the next paint, but after the commit, in which React would undo what is entered into a controlled field.
    if (current && root) queueMicrotask(() => restoreControls(root, current));
  }, []);
  return null;
}
