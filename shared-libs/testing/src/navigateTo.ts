import { act } from '@testing-library/react';

/** Goes to another URL of the app, as the browser's Back and Forward buttons do. */
export const navigateTo = (url: string) =>
  act(async () => {
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
