import type { Release, RemoteDescriptor } from '@hashgrid/contracts';
import type { PreviewResponse, PreviewRefusal } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { findBuild } from '../builds/builds.queries';
import { findPreview } from './previews.queries';
import { readPreviewToken } from './previewTokens';

const toRefusal = (refused: PreviewRefusal): PreviewResponse => ({ refused, preview: null });

/**
 * Returns what the token of a link shows, or why it shows nothing. The signature is checked first, so that guessed tokens cause no
 * query.
 */
export async function readPreview({ database, keys, now }: Context, token: string): Promise<PreviewResponse> {
  const signed = readPreviewToken(keys, token);
  if (!signed) return toRefusal('forged');
  if (signed.expiresAt <= now()) return toRefusal('expired');
  const stored = await findPreview(database, signed.id);
  if (!stored) return toRefusal('expired');
  if (stored.revokedAt) return toRefusal('revoked');
  const { id, name, channel, local, build } = stored;
  const release = build === null ? null : await findBuild(database, name, build);
  if (!release && !local) return toRefusal('expired');
  const preview = {
    id,
    name,
    channel,
    expiresAt: signed.expiresAt.toISOString(),
    release: release as Release<RemoteDescriptor> | null,
    local,
  };
  return { refused: null, preview };
}
