/**
 * Renders the background video into public/assets: `node shell/background-video/render.mjs`.
 * Needs ffmpeg on the PATH. Its outputs are committed; run it again after changing the drawing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { drawWave } from './wave.mjs';

const WIDTH = 960;
const HEIGHT = 540;
const FRAMES_PER_SECOND = 24;
const SECONDS = 8;
const FRAMES = FRAMES_PER_SECOND * SECONDS;

const ASSETS = fileURLToPath(new URL('../public/assets/', import.meta.url));

/** Noise that hides banding in dark gradients. It is the same in every frame, so that it costs no bitrate. */
const DITHER = Float32Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
  const seed = Math.sin(index * 12.9898) * 43758.5453;
  return (seed - Math.floor(seed)) * 2 - 1;
});

function toBytes(pixels) {
  return Uint8Array.from(pixels, (value, index) =>
    Math.min(255, Math.max(0, Math.round(value + DITHER[Math.floor(index / 3)]))),
  );
}

/** Runs ffmpeg with chunks of bytes as its standard input. */
async function runFfmpeg(args, input = []) {
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  // When ffmpeg fails, it closes its input early: its exit code says more than the failed write.
  const [written, ended] = await Promise.allSettled([pipeline(input, encoder.stdin), once(encoder, 'close')]);
  if (ended.status === 'rejected') throw ended.reason;
  const [code] = ended.value;
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code}. See its output above.`);
  if (written.status === 'rejected') throw written.reason;
}

function* drawFrames() {
  for (let frame = 0; frame < FRAMES; frame += 1) yield toBytes(drawWave(WIDTH, HEIGHT, frame / FRAMES));
}

const RAW_INPUT = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`;
/** Output files with their encoder options. */
const OUTPUTS = [
  ['background.webm', '-c:v libvpx-vp9 -b:v 0 -crf 54 -g 240 -row-mt 1 -cpu-used 3 -an'],
  ['background.mp4', '-c:v libx264 -crf 39 -preset slow -g 240 -pix_fmt yuv420p -movflags +faststart -an'],
  ['background-poster.webp', '-frames:v 1 -vf scale=800:-2 -c:v libwebp -quality 12'],
];

const temporaryDir = await mkdtemp(path.join(tmpdir(), 'background-video-'));
try {
  const master = path.join(temporaryDir, 'master.mkv');
  await runFfmpeg([...RAW_INPUT.split(' '), '-c:v', 'ffv1', '-pix_fmt', 'yuv420p', master], drawFrames());
  for (const [name, options] of OUTPUTS) {
    const encoded = path.join(temporaryDir, name);
    await runFfmpeg(['-i', master, ...options.split(' '), encoded]);
    await copyFile(encoded, path.join(ASSETS, name));
  }
} finally {
  await rm(temporaryDir, { recursive: true, force: true });
}
