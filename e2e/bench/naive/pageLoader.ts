import { loadRemote } from '@module-federation/enhanced/runtime';
import type { BootstrapRemote } from '@hashgrid/contracts';

const importPage = ({ name }: BootstrapRemote, page: string) =>
  loadRemote<{ default: unknown }>(`${name}/${page}`);

/** Replaces the shell's page loader in the `naive` variant: the federation library loads everything. */
export const pageLoader = {
  load: async (remote: BootstrapRemote, page: string): Promise<unknown> => ({
    Page: (await importPage(remote, page))?.default,
    release: remote,
  }),
  loadPrevious: (): Promise<never> => Promise.reject(new Error('There is only one release.')),
  prefetch: (remote: BootstrapRemote, page: string): void =>
    void importPage(remote, page).catch(() => undefined),
};
