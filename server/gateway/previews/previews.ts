import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMismatch } from '@hashgrid/contracts/schemas';
import {
  PreviewAnswerSchema,
  type ExpectedRelease,
  type Preview,
  type PreviewAnswer,
  type PreviewRefusal,
} from '@hashgrid/contracts/releases';
import { createCookieReader } from '../requests/createCookieReader';
import type { GatewayConfig } from '../GatewayConfig';

const COOKIE = 'release_preview';
const TOKEN = /^[\w-]{1,32}\.[0-9a-f-]{36}\.[0-9a-z]{1,12}\.[\w-]{43}$/;
const readToken = createCookieReader(COOKIE, '[\\w.-]{1,200}');

/** A revoked preview ends within this time. */
const FRESH_MS = 5_000;
const TIMEOUT_MS = 2_000;
/** Strangers can send any token. */
const MAX_CACHED = 1_000;

/** Why a preview is not shown. */
export type PreviewProblem = PreviewRefusal | 'off' | 'otherEnvironment' | 'noLocalBuilds' | 'unknown';

/** What a link or a cookie stands for. */
export type FoundPreview = { preview: Preview; problem: null } | { preview: null; problem: PreviewProblem };

/** Previews of this environment. */
export interface Previews {
  /** Returns what a token shows here, or why it shows nothing. */
  check(token: string): Promise<FoundPreview>;
  /** Returns what the browser of a request previews; null for nothing. */
  find(request: Pick<FastifyRequest, 'headers'>): Promise<FoundPreview | null>;
  /** Returns the release of a preview by its URL; null when none is known. */
  findRelease(base: string): ExpectedRelease | null;
  /** Begins a preview in a browser. */
  begin(reply: FastifyReply, token: string, preview: Preview): void;
  /** Ends the one of a browser. */
  end(reply: FastifyReply): void;
}

interface Cached {
  answer: PreviewAnswer;
  checkedAt: number;
}

const isOver = ({ preview }: PreviewAnswer): boolean =>
  preview !== null && Date.parse(preview.expiresAt) <= Date.now();

/** Asks the API what a link shows: only the API can sign. What it last said holds while it is away. */
export const createPreviews = ({
  apiUrl,
  publicUrl,
  previewLinks = 'off',
  releaseChannel = 'live',
}: GatewayConfig): Previews => {
  const cache = new Map<string, Cached>();
  const attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

  const ask = async (token: string): Promise<PreviewAnswer> => {
    const response = await fetch(`${apiUrl}/previews?token=${token}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (!response.ok || findMismatch(PreviewAnswerSchema, answer)) throw new Error('No answer of an API.');
    return answer as PreviewAnswer;
  };

  /** @returns The API's answer; its last one while the API is down, null without one. */
  const read = async (token: string): Promise<PreviewAnswer | null> => {
    const cached = cache.get(token);
    if (cached && performance.now() - cached.checkedAt < FRESH_MS) return cached.answer;
    try {
      const answer = await ask(token);
      cache.delete(token);
      cache.set(token, { answer, checkedAt: performance.now() });
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest) cache.delete(oldest);
      return answer;
    } catch {
      return cached?.answer ?? null;
    }
  };

  const refuse = (problem: PreviewProblem): FoundPreview => ({ preview: null, problem });

  const check = async (token: string): Promise<FoundPreview> => {
    if (previewLinks === 'off') return refuse('off');
    if (!TOKEN.test(token)) return refuse('forged');
    const answer = await read(token);
    if (!answer) return refuse('unknown');
    if (isOver(answer)) return refuse('expired');
    const { preview, refused } = answer;
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
      for (const { answer } of cache.values())
        if (answer.preview?.release?.base === base && !isOver(answer)) return answer.preview.release;
      return null;
    },
    begin: (reply, token, { expiresAt }) => {
      const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000));
      reply.header('set-cookie', `${COOKIE}=${token}; Max-Age=${seconds}; ${attributes}`);
    },
    end: (reply) => void reply.header('set-cookie', `${COOKIE}=; Max-Age=0; ${attributes}`),
  };
};
