/**
 * Renders the background video into public/assets: `node shell/background-video/render.mjs`.
 * Needs ffmpeg on the PATH. Its outputs are committed; run it again after changing the drawing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawWave } from './wave.mjs';

const WIDTH = 960;
const HEIGHT = 540;
const FRAMES_PER_SECOND = 24;
const SECONDS = 8;
const FRAMES = FRAMES_PER_SECOND * SECONDS;

const ASSETS = fileURLToPath(new URL('../public/assets/', import.meta.url));

/** Noise that hides banding in dark gradients. It is the same in every frame, so that it costs no bitrate. */
const NOISE = Float32Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
  const seed = Math.sin(index * 12.9898) * 43758.5453;
  return (seed - Math.floor(seed)) * 2 - 1;
});

function toBytes(pixels) {
  return Uint8Array.from(pixels, (value, index) =>
    Math.min(255, Math.max(0, Math.round(value + NOISE[Math.floor(index / 3)]))),
  );
}

/** Runs ffmpeg; `writeInput` writes to its standard input. */
async function runFfmpeg(args, writeInput) {
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  if (writeInput) await writeInput(encoder.stdin);
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code}. See its output above.`);
}

async function writeFrames(stdin) {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    if (!stdin.write(toBytes(drawWave(WIDTH, HEIGHT, frame / FRAMES)))) await once(stdin, 'drain');
  }
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
  await runFfmpeg([...RAW_INPUT.split(' '), '-c:v', 'ffv1', '-pix_fmt', 'yuv420p', master], writeFrames);
  for (const [name, options] of OUTPUTS) {
    const encoded = path.join(temporaryDir, name);
    await runFfmpeg(['-i', master, ...options.split(' '), encoded]);
    await copyFile(encoded, path.join(ASSETS, name));
  }
} finally {
  await rm(temporaryDir, { recursive: true, force: true });
}
