/** Test kit for remotes: renders a page in a fake shell with a fake API. */
// Adds the types of the matchers to packages that import the kit.
/// <reference types="@testing-library/jest-dom" preserve="true" />

export type { FakeRequest } from './FakeRequest';
export type { FakeResponse } from './FakeResponse';
export { deferResponse } from './deferResponse';
export {
  createFakeApi,
  done,
  fail,
  malformed,
  offline,
  ok,
  type FakeApi,
  type FakeHandler,
  type FakeHandlers,
} from './fakeApi';
export { createPreferencesHandler } from './createPreferencesHandler';
export { findUntranslatedWords } from './findUntranslatedWords';
export { FakeStream } from './FakeStream';
export { getIdempotencyKeys } from './getIdempotencyKeys';
export { renderPage, type RenderedPage, type RenderPageOptions } from './renderPage';
export {
  sampleBootstrap,
  sampleOverview,
  sampleProfile,
  sampleRules,
  sampleTokens,
  sampleWallets,
  sampleWelcome,
} from './samples';
export { expectPollsWhileVisible } from './expectPollsWhileVisible';
export { navigateTo } from './navigateTo';
export { readShellTexts } from './readShellTexts';
export { reconnect } from './reconnect';
export { setVisibility } from './setVisibility';
export { stopClock } from './stopClock';
