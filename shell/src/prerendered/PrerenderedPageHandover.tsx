import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { restoreControls, type ControlState } from './controls';
import { removePrerenderedPage } from './prerenderedPage';

/**
 * Replaces the prerendered page with what React has rendered, in the same commit, so that nothing is painted in between.
 * The prerendered page is removed before fields are mounted and take the focus; the visitor's input, focus and last action are
 * restored afterwards.
 */
export function PrerenderedPageHandover() {
  const state = useRef<ControlState>(null);
  useInsertionEffect(() => {
    state.current = removePrerenderedPage();
  }, []);
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const { current } = state;
    state.current = null;
    // Runs before the next paint but after the commit, during which React would undo input into a controlled field.
    if (current && root) queueMicrotask(() => restoreControls(root, current));
  }, []);
  return null;
}
