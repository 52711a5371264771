/**
 * Draws a frame of the background: a dot grid seen in perspective, rolling towards the viewer in waves.
 * All motion has a whole number of periods per loop, so the loop is seamless. Numbers without a name were chosen by eye.
 */

const FULL_CIRCLE = 2 * Math.PI;

/** Number of cells that the grid moves towards the viewer in one loop. */
const CELLS_PER_LOOP = 4;
const COLUMNS = 170;
const ROWS = 92;
/** Edge length of a cell, in the units of the camera. */
const CELL_SIZE = 0.8;
/** Camera height above the grid, and the position of the horizon as a share of the frame height. */
const CAMERA_HEIGHT = 4.2;
const HORIZON = 0.28;
const FOCAL_LENGTH = 0.92;
/** Distance of the nearest row from the camera. */
const NEAR = 4;
/** Amplitude of all waves together. */
const AMPLITUDE = 1.25;
/** Share of the cells that flash once in a loop. */
const FLASHING_SHARE = 0.02;

const SKY_COLOR = [8, 11, 18];
const TROUGH_COLOR = [52, 140, 210];
const CREST_COLOR = [247, 162, 59];

const mixColors = (from, to, share) => from.map((value, index) => value + (to[index] - value) * share);

/** Waves as [radians per unit across, radians per unit along, periods per loop, relative amplitude]. */
const WAVES = [
  [0.22, 0.2, 1, 0.62],
  [-0.16, 0.34, 2, 0.34],
  [0.55, -0.1, 1, 0.16],
];

/** Returns the height of the waves at a point, at most ±1.12: the sum of their amplitudes. `angle` is the position in the loop, 0 to 2π. */
const calculateHeight = (x, z, angle) =>
  WAVES.reduce(
    (sum, [across, along, periods, size]) => sum + size * Math.sin(x * across + z * along + angle * periods),
    0,
  );

/** Returns a pseudorandom number from 0 to 1 for a cell, the same in every run, by the sine hash that shaders commonly use. */
function hashCell(x, z) {
  const seed = Math.sin(x * 127.1 + z * 311.7) * 43758.5453;
  return seed - Math.floor(seed);
}

/**
 * Returns how brightly a cell flashes, 0 to 1. Considers the previous and the next loop too, because a cell moves `CELLS_PER_LOOP`
 * rows per loop; otherwise flashes would be cut off at the end of a loop.
 */
function calculateFlash(column, row, progress) {
  let brightest = 0;
  for (const loop of [-1, 0, 1]) {
    const origin = row - loop * CELLS_PER_LOOP;
    if (hashCell(column, origin) > FLASHING_SHARE) continue;
    const distance = (progress - loop - hashCell(origin, column)) * 7;
    brightest = Math.max(brightest, Math.exp(-(distance ** 2)));
  }
  return brightest;
}

function addDot(pixels, { width, height, x, y, radius, color, light }) {
  const reach = Math.ceil(radius + 1);
  for (let py = Math.floor(y) - reach; py <= Math.floor(y) + reach; py += 1) {
    if (py < 0 || py >= height) continue;
    for (let px = Math.floor(x) - reach; px <= Math.floor(x) + reach; px += 1) {
      if (px < 0 || px >= width) continue;
      const coverage = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(px + 0.5 - x, py + 0.5 - y)));
      const offset = (py * width + px) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        pixels[offset + channel] += color[channel] * coverage * light;
    }
  }
}

function paintSky(pixels, width, height) {
  for (let y = 0; y < height; y += 1) {
    const fromHorizon = (y / height - HORIZON) * 6;
    for (let x = 0; x < width; x += 1) {
      const fromCenter = (x / width - 0.5) * 2.2;
      const glow = Math.exp(-(fromHorizon ** 2) - fromCenter ** 2);
      const warmGlow = Math.exp(-(fromHorizon ** 2) * 9 - fromCenter ** 2 * 4);
      const offset = (y * width + x) * 3;
      pixels[offset] = SKY_COLOR[0] + 8 * glow + 44 * warmGlow;
      pixels[offset + 1] = SKY_COLOR[1] + 20 * glow + 22 * warmGlow;
      pixels[offset + 2] = SKY_COLOR[2] + 34 * glow;
    }
  }
}

/**
 * Renders a frame as red, green and blue per pixel, 0 to about 255.
 * @param progress Position in the loop, 0 to 1.
 */
export function drawWave(width, height, progress) {
  const pixels = new Float32Array(width * height * 3);
  paintSky(pixels, width, height);
  const scroll = progress * CELLS_PER_LOOP;
  for (let row = ROWS; row >= 0; row -= 1) {
    const z = NEAR + (row - (scroll % 1)) * CELL_SIZE;
    const gridRow = row + Math.floor(scroll);
    // Rows fade out towards the horizon, and over the nearest four rows, so that none disappears suddenly.
    const fade =
      Math.max(0, 1 - z / (ROWS * CELL_SIZE + NEAR)) ** 1.4 * Math.min(1, (row + 1 - (scroll % 1)) / 4);
    const scale = (FOCAL_LENGTH * height) / z;
    for (let column = -COLUMNS / 2; column <= COLUMNS / 2; column += 1) {
      const across = (column + 0.5) * CELL_SIZE;
      const x = width / 2 + across * scale;
      if (x < -4 || x > width + 4) continue;
      const lift = calculateHeight(across, z, FULL_CIRCLE * progress);
      const y = height * HORIZON + (CAMERA_HEIGHT - lift * AMPLITUDE) * scale;
      // 1 at the highest crest, where `lift` is 1.12.
      const crest = Math.max(0, (lift + 0.1) / 1.22) ** 2;
      const flash = calculateFlash(column, gridRow, progress);
      const color = mixColors(TROUGH_COLOR, CREST_COLOR, Math.min(1, crest * 1.2 + flash));
      const light = fade * (0.6 + 1.1 * crest + 1.2 * flash);
      const radius = Math.min(4.5, 0.5 + (scale / 44) * (1 + 0.8 * flash));
      addDot(pixels, { width, height, x, y, radius, color, light });
    }
  }
  return pixels;
}
