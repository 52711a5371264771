/** Chunks with the author "Ada" as text, compressed text and international text. */
const TEXTS = new Uint8Array(
  Buffer.from(
    '0000000a74455874417574686f72004164619d950bf4' +
      '000000137a545874417574686f720000789c734c49040001ef0107b5267d1b' +
      '0000001669545874417574686f720001000000789c734c49040001ef0107bfb32e38',
    'hex',
  ),
);
/** Bytes of the signature and the header. */
const HEAD = 33;
/** Bytes of the chunk that ends a file. */
const END = 12;

/** Returns a PNG with three texts before its pixels and three after them. */
export function addPngTexts(png: Buffer): Buffer {
  const bytes = new Uint8Array(png);
  const [head, pixels, end] = [bytes.subarray(0, HEAD), bytes.subarray(HEAD, -END), bytes.subarray(-END)];
  return Buffer.concat([head, TEXTS, pixels, TEXTS, end]);
}
