import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTimeout } from '@hashgrid/contracts';
import { findMismatch } from '@hashgrid/contracts/schemas';
import {
  PreviewResponseSchema,
  type ExpectedRelease,
  type Preview,
  type PreviewResponse,
  type PreviewRefusal,
} from '@hashgrid/contracts/releases';
import { createCookieReader } from '../requests/createCookieReader';
import type { GatewayConfig } from '../GatewayConfig';

const COOKIE = 'release_preview';
/** `<key ID>.<preview ID>.<expiry in base 36>.<signature>` */
const TOKEN = /^[\w-]{1,32}\.[0-9a-f-]{36}\.[0-9a-z]{1,12}\.[\w-]{43}$/;
const readToken = createCookieReader(COOKIE, '[\\w.-]{1,200}');

/** How long a response of the API is cached, and therefore how long a revoked preview may still be shown. */
const CACHE_MS = 5_000;
const TIMEOUT_MS = 2_000;
const MAX_CACHED = 1_000;

/** Why a preview is not shown. */
export type PreviewProblem = PreviewRefusal | 'off' | 'otherEnvironment' | 'noLocalBuilds' | 'apiUnavailable';

/** The preview of a link or a cookie, or why it is not shown. */
type FoundPreview = { preview: Preview; problem: null } | { preview: null; problem: PreviewProblem };

/** Previews of this environment. */
export interface Previews {
  /** Returns the preview of a token, or why it is not shown. */
  check(token: string): Promise<FoundPreview>;
  /** Returns the preview of the browser that sends a request; null when it has none. */
  find(request: Pick<FastifyRequest, 'headers'>): Promise<FoundPreview | null>;
  /** Returns the release of a preview by its base; null when no preview has it. */
  findRelease(base: string): ExpectedRelease | null;
  /** Begins a preview in a browser. */
  begin(reply: FastifyReply, token: string, preview: Preview): void;
  /** Ends the preview of a browser. */
  end(reply: FastifyReply): void;
}

interface CachedResponse {
  response: PreviewResponse;
  checkedAt: number;
}

const isExpired = ({ preview }: PreviewResponse): boolean =>
  preview !== null && Date.parse(preview.expiresAt) <= Date.now();

/** Looks up previews at the API, which alone can verify their signatures. While the API is down, its last responses stay valid. */
export const createPreviews = ({
  apiUrl,
  publicUrl,
  previewLinks = 'off',
  releaseChannel = 'live',
}: GatewayConfig): Previews => {
  const cache = new Map<string, CachedResponse>();
  const attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

  const fetchResponse = (token: string): Promise<PreviewResponse> =>
    withTimeout(async (signal) => {
      const response = await fetch(`${apiUrl}/previews?token=${token}`, { signal });
      const body: unknown = await response.json();
      if (!response.ok || findMismatch(PreviewResponseSchema, body))
        throw new Error('The response is not a preview.');
      return body as PreviewResponse;
    }, TIMEOUT_MS);

  /** @returns The API's response; its last one while the API is down, null without one. */
  const readResponse = async (token: string): Promise<PreviewResponse | null> => {
    const cached = cache.get(token);
    if (cached && performance.now() - cached.checkedAt < CACHE_MS) return cached.response;
    try {
      const response = await fetchResponse(token);
      cache.delete(token);
      // Anybody can send any number of forged tokens, which would displace the previews.
      if (response.refused === 'forged') return response;
      cache.set(token, { response, checkedAt: performance.now() });
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest) cache.delete(oldest);
      return response;
    } catch {
      return cached?.response ?? null;
    }
  };

  const refuse = (problem: PreviewProblem): FoundPreview => ({ preview: null, problem });

  const check = async (token: string): Promise<FoundPreview> => {
    if (previewLinks === 'off') return refuse('off');
    if (!TOKEN.test(token)) return refuse('forged');
    const response = await readResponse(token);
    if (!response) return refuse('apiUnavailable');
    if (isExpired(response)) return refuse('expired');
    const { preview, refused } = response;
    if (!preview) return refuse(refused ?? 'forged');
    if (preview.channel !== releaseChannel) return refuse('otherEnvironment');
    if (preview.local && previewLinks !== 'localhost') return refuse('noLocalBuilds');
    return { preview, problem: null };
  };

  return {
    check,
    find: async (request) => {
      const token = readToken(request);
      return token ? check(token) : null;
    },
    findRelease: (base) => {
      for (const { response } of cache.values())
        if (response.preview?.release?.base === base && !isExpired(response)) return response.preview.release;
      return null;
    },
    begin: (reply, token, { expiresAt }) => {
      const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000));
      reply.header('set-cookie', `${COOKIE}=${token}; Max-Age=${seconds}; ${attributes}`);
    },
    end: (reply) => void reply.header('set-cookie', `${COOKIE}=; Max-Age=0; ${attributes}`),
  };
};
