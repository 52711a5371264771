import { act } from '@testing-library/react';

/** Makes the tab hidden, or visible again. A new test begins with a visible one. */
export function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
