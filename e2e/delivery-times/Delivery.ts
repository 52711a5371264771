import type { Page } from '@playwright/test';
import type { ReleaseClient } from '@hashgrid/contracts/releases';
import type { Product } from '../fixtures/startProduct';

/** A remote as `hashgrid new` writes it. */
export interface TeamRemote {
  name: string;
  /** Title of its page. */
  title: string;
  /** Source of its page, in the repository. */
  pageFile: string;
}

/** A running product, and a team that releases to it from a repository of its own. */
export interface Delivery {
  product: Product;
  /** Folder of the team's repository, outside the workspace. */
  repository: string;
  /** Environment variables of the team's commands: where the product is, its token, the browser. */
  settings: Readonly<Record<string, string>>;
  /** Client of the release API, with the team's token. */
  releases: ReleaseClient;
  /** Runs `hashgrid` in the repository, and returns its output. @throws {Error} with the output when it fails. */
  runHashgrid(...args: string[]): Promise<string>;
  /** A page of a player who is logged in. */
  page: Page;
  /** How often each step is measured. */
  runs: number;
  /** The team's remotes, one for each run. */
  remotes: readonly [TeamRemote, ...TeamRemote[]];
}

/** Script of the command `hashgrid`, where the packages install it. */
export const HASHGRID = 'node_modules/@hashgrid/tooling/bin/hashgrid.mjs';
