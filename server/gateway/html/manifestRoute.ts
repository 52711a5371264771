import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../GatewayConfig';

/** Color of the window until the first script has run, and of the browser's bars. */
export const BACKGROUND = '#080B12';

export const MANIFEST_PATH = '/manifest.webmanifest';

const DAY_SECONDS = 24 * 3_600;

const createPngIcon = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Serves the manifest of the installed app. Its icons are public files of the shell. */
export const manifestRoute = (server: FastifyInstance, { gameName }: GatewayConfig): void => {
  const manifest = JSON.stringify({
    id: '/',
    name: gameName,
    short_name: gameName,
    start_url: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      createPngIcon('/icon-192.png', 192),
      createPngIcon('/icon-512.png', 512),
      createPngIcon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
  server.get(MANIFEST_PATH, (_request, reply) =>
    reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(manifest),
  );
};
