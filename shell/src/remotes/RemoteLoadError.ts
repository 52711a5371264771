import type { BootstrapRemote } from '@hashgrid/contracts';
import { getErrorMessage } from '@hashgrid/platform/host';

/** Causes of a failed load that the player can do something about. */
export type LoadProblem = 'share-conflict' | 'integrity';

/** Error of a remote that could not be loaded. The message contains its name, version, URL and the cause. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
  /** Null if the cause is another one or unknown. */
  problem: LoadProblem | null = null;

  /**
   * @param release The release that did not load; it may have replaced the one in the HTML.
   * @param reason Clause without a period that completes the message.
   * @param isFinal Whether retrying is pointless.
   */
  constructor(
    readonly release: Pick<BootstrapRemote, 'name' | 'version' | 'base'>,
    reason: string,
    readonly isFinal = false,
    options?: ErrorOptions,
  ) {
    super(
      `Remote "${release.name}" ${release.version} did not load from ${release.base}: ${reason}.`,
      options,
    );
  }

  /** Wraps any thrown value; returns a `RemoteLoadError` as it is. */
  static from(remote: BootstrapRemote, cause: unknown): RemoteLoadError {
    if (cause instanceof RemoteLoadError) return cause;
    return new RemoteLoadError(remote, getErrorMessage(cause).replace(/\.$/, ''), false, { cause });
  }
}
