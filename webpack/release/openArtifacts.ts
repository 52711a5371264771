import { folderStore, type ArtifactStore } from '@hashgrid/contracts/releases';

/** The packed command has no dependency on it: in other repositories, the server stores what they publish. */
const PACKAGE: string = '@hashgrid/artifacts';

interface Artifacts {
  openArtifactStore(storeDir: string, env: NodeJS.ProcessEnv): Promise<ArtifactStore>;
}

/** Opens the store that the environment variables name: a bucket, or else the release store. */
export const openArtifacts = async (storeDir: string): Promise<ArtifactStore> => {
  if (!process.env.ARTIFACTS_BUCKET) return folderStore(storeDir);
  const { openArtifactStore } = (await import(PACKAGE)) as Artifacts;
  return openArtifactStore(storeDir, process.env);
};
