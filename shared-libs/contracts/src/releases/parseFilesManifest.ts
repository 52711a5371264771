import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { FilesManifest } from './filesManifest';

const ManifestSchema = Type.Record(Type.String(), Type.String());

/** Parses a release's list of hashes. Returns null when it is malformed. */
export const parseFilesManifest = (content: Uint8Array): FilesManifest | null => {
  try {
    const manifest: unknown = JSON.parse(new TextDecoder().decode(content));
    return Value.Check(ManifestSchema, manifest) ? manifest : null;
  } catch {
    return null;
  }
};
