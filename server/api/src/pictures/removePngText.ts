/** First bytes of each PNG. */
export const PNG_SIGNATURE: Uint8Array = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Types of text chunks: plain, compressed and international. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Bytes of a chunk besides its data: length, type and checksum. */
const CHUNK_OVERHEAD = 12;

/**
 * Returns a PNG without its text chunks, and other images as they are. Nothing uses the texts, but the decoder decompresses them, which its
 * time limit can't interrupt: a file of 50 kB can take seconds.
 */
export function removePngText(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return bytes;
  const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Uint8Array[] = [];
  let lastTextEnd = 0;
  let at = PNG_SIGNATURE.length;
  while (at + CHUNK_OVERHEAD <= bytes.length) {
    const end = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at);
    if (TEXT_TYPES.has(bytes.toString('latin1', at + 4, at + 8))) {
      kept.push(view.subarray(lastTextEnd, at));
      lastTextEnd = end;
    }
    at = end;
  }
  return Buffer.concat([...kept, view.subarray(lastTextEnd)]);
}
