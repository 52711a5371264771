import type { BootstrapRemote } from '@hashgrid/contracts';

/** Why a release can't run here, as far as a player can do something about it. */
export type LoadProblem = 'share-conflict' | 'integrity';

/** A remote could not be loaded. The message contains its name, version, URL and the cause. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
  problem: LoadProblem | null = null;

  /** @param isFinal Retrying is pointless. */
  constructor(
    { name, version, base }: Pick<BootstrapRemote, 'name' | 'version' | 'base'>,
    reason: string,
    readonly isFinal = false,
    options?: ErrorOptions,
  ) {
    super(`Remote "${name}" ${version} did not load from ${base}: ${reason}.`, options);
  }

  static from(remote: BootstrapRemote, cause: unknown): RemoteLoadError {
    if (cause instanceof RemoteLoadError) return cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new RemoteLoadError(remote, reason.replace(/\.$/, ''), false, { cause });
  }
}
