import '@testing-library/jest-dom';
// Before failOnErrors, so that it unmounts the page before failOnErrors waits: requests in flight must not update a mounted page.
import { configure } from '@testing-library/react';
import './failOnErrors';
import { MODAL_PORTAL_ID } from '@hashgrid/contracts';

// Timeout of `findBy…` and `waitFor` in ms, long enough for slow machines.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  // A failed test may have left fake timers, with which the next one would hang.
  jest.useRealTimers();
  document.body.innerHTML = `<div id="${MODAL_PORTAL_ID}"></div>`;
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
});
