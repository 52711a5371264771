import {
  DEFAULT_LOCALE,
  findScreen,
  type Bootstrap,
  type BootstrapRemote,
  type FoundScreen,
  type Registry,
  type RegistryEntry,
  type RemoteDescriptor,
  type RemoteDetails,
} from '@hashgrid/contracts';
import type { GatewayConfig } from './GatewayConfig';

const toBootstrapRemote = ([name, { current }]: [
  string,
  RegistryEntry<RemoteDescriptor>,
]): BootstrapRemote => ({
  name,
  version: current.version,
  base: current.base,
  routes: current.descriptor.routes,
  menu: current.descriptor.menu ?? [],
});

const toDetails = ({ version, entry, chunks, integrity }: RemoteDescriptor): RemoteDetails => ({
  version,
  entry,
  chunks,
  integrity,
});

/** The data that a page at a path starts with, and its screen. */
export interface PageStart {
  bootstrap: Bootstrap;
  screen: FoundScreen<BootstrapRemote> | null;
}

/** Returns the start of a page at a path, or null while no shell is published. */
export const bootstrapFor = (
  registry: Registry,
  config: GatewayConfig,
  pathname: string,
): PageStart | null => {
  const { shell } = registry;
  if (!shell) return null;
  const remotes = Object.entries(registry.remotes).map(toBootstrapRemote);
  const screen = findScreen(remotes, pathname);
  const descriptor = screen && registry.remotes[screen.remote.name]?.current.descriptor;
  const bootstrap: Bootstrap = {
    gameName: config.gameName,
    apiKey: config.apiKey,
    revision: registry.revision,
    shell: { version: shell.current.version, base: shell.current.base },
    remotes,
    details: screen && descriptor ? { [screen.remote.name]: toDetails(descriptor) } : {},
    locales: [DEFAULT_LOCALE, ...shell.current.descriptor.locales],
    wallet: config.wallet,
    telemetry: config.telemetry,
    links: config.links,
    ...(config.artifactsOrigin && { artifactsOrigin: config.artifactsOrigin }),
  };
  return { bootstrap, screen };
};
