import {
  DEFAULT_LOCALE,
  findScreen,
  type Bootstrap,
  type BootstrapRemote,
  type FoundScreen,
  type Registry,
  type Release,
  type RemoteDescriptor,
  type RemoteDetails,
} from '@hashgrid/contracts';
import type { GatewayConfig } from './GatewayConfig';

/** Returns the part of a release of a remote that pages need to find it. */
export const toBootstrapRemote = (
  name: string,
  { version, base, descriptor }: Release<RemoteDescriptor>,
): BootstrapRemote => ({
  name,
  version,
  base,
  routes: descriptor.routes,
  menu: descriptor.menu ?? [],
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
  const remotes = Object.entries(registry.remotes).map(([name, { current }]) =>
    toBootstrapRemote(name, current),
  );
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
