import type { ComponentType } from 'react';
import type { Bootstrap } from '@hashgrid/contracts';
import { createModalStore, type ModalStore } from '../modal/modalStore';
import { createOutageMonitor, type OutageMonitor } from '../outage/createOutageMonitor';
import { probeApi } from '../outage/probeApi';
import { createPreferenceStore, type PreferenceStore } from '../preferences/preferenceStore';
import {
  createRefreshRequestBuilder,
  type RefreshRequestBuilder,
} from '../session/createRefreshRequestBuilder';
import { createSessionChannel, type SessionChannel } from '../session/sessionChannel';
import { createSessionScope, type SessionScope } from '../session/sessionScope';
import type { WidgetHostProps } from '../slots/WidgetHostProps';
import { createTokenCookies, type TokenCookies } from '../session/tokenCookies';
import { createConsentStore, type ConsentStore } from '../telemetry/consentStore';
import { createToastStore, type ToastStore } from '../toast/toastStore';

/** Services of an app instance, passed to hooks by context and to thunks as `extra`. */
export interface PlatformServices {
  bootstrap: Bootstrap;
  cookies: TokenCookies;
  buildRefreshRequest: RefreshRequestBuilder;
  channel: SessionChannel;
  scope: SessionScope;
  toasts: ToastStore;
  modal: ModalStore;
  preferences: PreferenceStore;
  consent: ConsentStore;
  outage: OutageMonitor;
  /** Prefetches the code of the screen at a path. */
  prefetch(path: string): void;
  /** Renders widgets of remotes. */
  WidgetHost: ComponentType<WidgetHostProps>;
  /** Deletes the player's persisted state. */
  purgePersisted(): Promise<unknown>;
  /** Request timeout in ms. */
  requestTimeoutMs: number;
}

/** Default timeout of API requests. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** Creates the services of an app instance. `host` contains what the shell provides; tests may omit it. */
export function createPlatformServices(
  bootstrap: Bootstrap,
  host: Partial<
    Pick<PlatformServices, 'prefetch' | 'WidgetHost' | 'purgePersisted' | 'requestTimeoutMs'>
  > = {},
): PlatformServices {
  return {
    bootstrap,
    cookies: createTokenCookies(),
    buildRefreshRequest: createRefreshRequestBuilder(),
    channel: createSessionChannel(),
    scope: createSessionScope(),
    toasts: createToastStore(),
    modal: createModalStore(),
    preferences: createPreferenceStore(),
    consent: createConsentStore(),
    outage: createOutageMonitor(() => probeApi(bootstrap)),
    prefetch: () => undefined,
    WidgetHost: ({ placeholder }) => placeholder,
    purgePersisted: () => Promise.resolve(),
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    ...host,
  };
}
