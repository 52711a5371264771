import { readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Sends a file of a build; 404 for a folder, and for a file that does not exist or that a rebuild has just removed. */
export const sendFile = async (
  path: string,
  response: ServerResponse,
  extraHeaders: OutgoingHttpHeaders = {},
): Promise<void> => {
  const headers = { ...extraHeaders, 'cache-control': 'no-store' };
  const content = await readFile(path).catch(() => null);
  if (!content) return void response.writeHead(404, headers).end();
  const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, 'content-type': type }).end(content);
};
