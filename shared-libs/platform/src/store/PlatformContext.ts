import { createContext, useContext } from 'react';
import type { Bootstrap } from '@hashgrid/contracts';
import type { PlatformServices } from './platformServices';

export const PlatformContext = createContext<PlatformServices | null>(null);

/** Returns the services behind the hooks of this package. */
export function usePlatform(): PlatformServices {
  const services = useContext(PlatformContext);
  if (!services) {
    throw new Error(
      'No platform found. Render the component inside PlatformProvider (in a test, with renderPage).',
    );
  }
  return services;
}

/** Returns the bootstrap data of the page: game name, links, live releases. */
export const useBootstrap = (): Bootstrap => usePlatform().bootstrap;
