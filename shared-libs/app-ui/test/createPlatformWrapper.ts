import { createElement, type ReactNode } from 'react';
import { createPlatformServices, createPlatformStore, PlatformProvider } from '@hashgrid/platform/host';
import { sampleBootstrap } from '@hashgrid/testing';

/** Creates the wrapper for `renderHook` in which the hooks of platform work. */
export function createPlatformWrapper(
  services = createPlatformServices(sampleBootstrap),
  store = createPlatformStore(services),
) {
  return ({ children }: { children: ReactNode }) =>
    createElement(PlatformProvider, { services, store, children });
}
