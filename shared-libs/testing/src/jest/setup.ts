import '@testing-library/jest-dom';
import './cleanUpFirst';
import './failOnNoise';
import { configure } from '@testing-library/react';
import { MODAL_PORTAL_ID } from '@hashgrid/contracts';

// How long `findBy…` and `waitFor` wait at most. A slow machine needs many times what a quiet one does.
configure({ asyncUtilTimeout: 60_000 });

// The environment lays nothing out, and so has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  document.body.innerHTML = `<div id="${MODAL_PORTAL_ID}"></div>`;
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
});
