import type { Bootstrap } from '@hashgrid/contracts';
import { createExternalStore, type ExternalStore } from '../device/externalStore';
import { createModalStore, type ModalStore } from '../modal/modalStore';
import { createPreferenceStore, type PreferenceStore } from '../preferences/preferenceStore';
import { createSessionChannel, type SessionChannel } from '../session/sessionChannel';
import { createSessionScope, type SessionScope } from '../session/sessionScope';
import { createTokenCookies, type TokenCookies } from '../session/tokenCookies';
import { createToastStore, type ToastStore } from '../toast/toastStore';

/** What is neither data nor drawn: one set for a running app, given to hooks by context and to thunks as `extra`. */
export interface PlatformServices {
  bootstrap: Bootstrap;
  cookies: TokenCookies;
  channel: SessionChannel;
  scope: SessionScope;
  toasts: ToastStore;
  modal: ModalStore;
  preferences: PreferenceStore;
  /** Title that the page at hand asked for in place of its registered one. */
  pageTitle: ExternalStore<string | null>;
  /** Loads the code of the screen at a path ahead of a visit. */
  prefetch(path: string): void;
  /** Forgets what is persisted of the player. */
  forgetPersisted(): Promise<unknown>;
  /** A request that takes longer is given up, ms. */
  requestTimeoutMs: number;
}

export const REQUEST_TIMEOUT_MS = 15_000;

export function createPlatformServices(
  bootstrap: Bootstrap,
  host: Partial<Pick<PlatformServices, 'prefetch' | 'forgetPersisted' | 'requestTimeoutMs'>> = {},
): PlatformServices {
  return {
    bootstrap,
    cookies: createTokenCookies(),
    channel: createSessionChannel(),
    scope: createSessionScope(),
    toasts: createToastStore(),
    modal: createModalStore(),
    preferences: createPreferenceStore(),
    pageTitle: createExternalStore<string | null>(null),
    prefetch: () => undefined,
    forgetPersisted: () => Promise.resolve(),
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    ...host,
  };
}
