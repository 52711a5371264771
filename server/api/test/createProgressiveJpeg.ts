type Bytes = readonly number[];

const toTwoBytes = (number: number): Bytes => [number >> 8, number & 0xff];

const createSegment = (marker: number, content: Bytes): Bytes => [
  0xff,
  marker,
  ...toTwoBytes(content.length + 2),
  ...content,
];

/** Returns a Huffman table with a single symbol, whose code is the bit 0. */
const createTable = (kind: number, symbol: number): Bytes =>
  createSegment(0xc4, [kind, 1, ...Array.from({ length: 15 }, () => 0), symbol]);

const createScan = (coefficient: number, bits: number): Bytes => [
  ...createSegment(0xda, [1, 1, 0, coefficient, coefficient, bits]),
  0,
];

/** Number of scans of one coefficient: it is sent down to its 13th bit, then refined by one bit at a time. */
const SCANS_PER_COEFFICIENT = 14;

/** Returns a gray image of 8 × 8 pixels in so many scans; the standard allows 883. */
export function createProgressiveJpeg(scans: number): Buffer {
  const coefficientScans = Array.from({ length: scans - 1 }, (_, index) => {
    const low = SCANS_PER_COEFFICIENT - 1 - (index % SCANS_PER_COEFFICIENT);
    const high = low === SCANS_PER_COEFFICIENT - 1 ? 0 : low + 1;
    return createScan(1 + Math.floor(index / SCANS_PER_COEFFICIENT), (high << 4) | low);
  });
  const parts = [
    [0xff, 0xd8],
    createSegment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    createSegment(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    createTable(0x00, 0),
    createTable(0x10, 0),
    createScan(0, 0),
    ...coefficientScans,
    [0xff, 0xd9],
  ];
  return Buffer.from(parts.flat());
}
