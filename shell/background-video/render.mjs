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

/** The same noise in every frame: it hides banding in dark gradients and costs no bitrate. */
const NOISE = Float32Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
  const seed = Math.sin(index * 12.9898) * 43758.5453;
  return (seed - Math.floor(seed)) * 2 - 1;
});

function toBytes(pixels) {
  return Uint8Array.from(pixels, (light, index) =>
    Math.min(255, Math.max(0, Math.round(light + NOISE[Math.floor(index / 3)]))),
  );
}

async function ffmpeg(args, feed) {
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  if (feed) await feed(encoder.stdin);
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}; its output above says why.`);
}

async function feedFrames(stdin) {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    if (!stdin.write(toBytes(drawWave(WIDTH, HEIGHT, frame / FRAMES)))) await once(stdin, 'drain');
  }
}

const RAW = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`;
/** Output files with their encoder options. */
const OUTPUTS = [
  ['background.webm', '-c:v libvpx-vp9 -b:v 0 -crf 54 -g 240 -row-mt 1 -cpu-used 3 -an'],
  ['background.mp4', '-c:v libx264 -crf 39 -preset slow -g 240 -pix_fmt yuv420p -movflags +faststart -an'],
  ['background-poster.webp', '-frames:v 1 -vf scale=800:-2 -c:v libwebp -quality 12'],
];

const scratch = await mkdtemp(path.join(tmpdir(), 'background-video-'));
try {
  const master = path.join(scratch, 'master.mkv');
  await ffmpeg([...RAW.split(' '), '-c:v', 'ffv1', '-pix_fmt', 'yuv420p', master], feedFrames);
  for (const [name, options] of OUTPUTS) {
    const encoded = path.join(scratch, name);
    await ffmpeg(['-i', master, ...options.split(' '), encoded]);
    await copyFile(encoded, path.join(ASSETS, name));
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
