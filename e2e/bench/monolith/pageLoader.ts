import type { BootstrapRemote } from '@hashgrid/contracts';

interface PageModule {
  default: unknown;
}

const importPage = ({ name }: BootstrapRemote, page: string): Promise<PageModule> =>
  import(
    /* webpackChunkName: "[request]" */
    /* webpackInclude: /\/src\/[^/]+\/\w+(Page|Widget)\.tsx$/ */
    `../../../remotes/${name}/src/${page}.tsx`
  ) as Promise<PageModule>;

/** Replaces the shell's page loader in the `monolith` variant: every page and widget is a chunk of one build. */
export const pageLoader = {
  load: async (remote: BootstrapRemote, page: string): Promise<unknown> => ({
    Page: (await importPage(remote, page)).default,
    release: remote,
  }),
  loadPrevious: (): Promise<never> => Promise.reject(new Error('There is only one release.')),
  prefetch: (remote: BootstrapRemote, page: string): void =>
    void importPage(remote, page).catch(() => undefined),
};
