import { loadRemote } from '@module-federation/enhanced/runtime';
import type { BootRemote } from '@hashgrid/contracts';

const importPage = ({ name }: BootRemote, page: string) =>
  loadRemote<{ default: unknown }>(`${name}/${page}`);

/** Stands in for the shell's page loader in naive federation: all is left to the library. */
export const pageLoader = {
  load: async (remote: BootRemote, page: string): Promise<unknown> =>
    (await importPage(remote, page))?.default,
  prefetch: (remote: BootRemote, page: string): void => void importPage(remote, page).catch(() => undefined),
};
