import {
  DEFAULT_LOCALE,
  findScreen,
  toBootstrapRemote,
  type Bootstrap,
  type BootstrapRemote,
  type FoundScreen,
  type Registry,
  type RemoteDescriptor,
  type RemoteDetails,
  type ShellDescriptor,
} from '@hashgrid/contracts';
import type { Preview } from '@hashgrid/contracts/releases';
import type { GatewayConfig } from './GatewayConfig';
import { isCandidate } from './selectReleases';
import { hasDetails } from './withPreview';

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

/** Returns the details of the remote at a path; none for a build whose files only the browser can read. */
const listDetails = ({ remotes }: Registry, name: string | undefined): Bootstrap['details'] => {
  const current = name === undefined ? undefined : remotes[name]?.current;
  return name !== undefined && current && hasDetails(current)
    ? { [name]: toDetails(current.descriptor) }
    : {};
};

/** Returns the locales that a shell has texts for. */
export const listLocales = ({ locales }: ShellDescriptor): string[] => [DEFAULT_LOCALE, ...locales];

const describePreview = ({ name, release, local }: Preview): Bootstrap['preview'] => ({
  name,
  version: release?.version ?? local?.version ?? '',
  origin: local?.origin ?? null,
});

/** Returns the start of a page at a path, or null while no shell is published. */
export const bootstrapFor = (
  registry: Registry,
  config: GatewayConfig,
  pathname: string,
  preview: Preview | null = null,
): PageStart | null => {
  const { shell } = registry;
  if (!shell) return null;
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => ({
    ...toBootstrapRemote(name, entry.current),
    ...(isCandidate(entry) && { isCanary: true }),
  }));
  const screen = findScreen(remotes, pathname);
  const bootstrap: Bootstrap = {
    gameName: config.gameName,
    apiKey: config.apiKey,
    revision: registry.revision,
    shell: { version: shell.current.version, base: shell.current.base },
    remotes,
    details: listDetails(registry, screen?.remote.name),
    ...(!shell.current.descriptor.listsLanguages && { locales: listLocales(shell.current.descriptor) }),
    wallet: config.wallet,
    telemetry: config.telemetry,
    links: config.links,
    ...(preview && { preview: describePreview(preview) }),
    ...(config.artifactsOrigin && { artifactsOrigin: config.artifactsOrigin }),
  };
  return { bootstrap, screen };
};
