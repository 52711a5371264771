import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, LANGUAGES } from '@hashgrid/contracts';
import { describeFileError } from '@hashgrid/contracts/builds';
import { CommandError } from '../CommandError';
import { DomainError } from '../DomainError';
import { parseDateTime } from '../validation/parseDateTime';
import { sanitizeText } from '../validation/sanitizeText';

/** Title and body of a news item in one language, as plain text. The body may have several lines. */
export interface NewsText {
  title: string;
  text: string;
}

/** Texts by locale, with English among them. */
export type NewsTexts = Record<string, NewsText>;

/** An operator's command about news. `at` is an ISO time; null for now. */
export type NewsCommand =
  | { action: 'listNews' }
  | { action: 'withdrawNews'; id: string }
  | { action: 'publishNews'; texts: NewsTexts; at: string | null; days: number };

const MAX_TITLE = 80;
const MAX_TEXT = 1000;
/** Shorter than the retention of notifications, so that no news is deleted while it is shown. */
const MAX_DAYS = 60;
export const NEWS_USAGE = `Publishes news for all players:

  npm run news -w @hashgrid/server -- publish <file> [--at 2026-01-31T12:00:00Z] [--days 14]
  npm run news -w @hashgrid/server -- withdraw <id>
  npm run news -w @hashgrid/server -- list

<file> is JSON with a title (up to ${MAX_TITLE} characters) and a plain text (up to ${MAX_TEXT}) by language:
  { "en-US": { "title": "…", "text": "…" }, "de-DE": { … } }
English is required: players see it when their own language is missing. News is shown from --at (default: now) for --days days, at most ${MAX_DAYS}.`;

const OPTIONS = { at: { type: 'string' }, days: { type: 'string', default: '14' } } as const;

/**
 * Returns the trimmed text. Throws `CommandError` when it is missing, too long or has control characters;
 * `label` names it in the message.
 */
function sanitizeNewsText(label: string, input: unknown, maxLength: number): string {
  if (typeof input !== 'string' || !input.trim())
    throw new CommandError(`${label} is missing.\n\n${NEWS_USAGE}`);
  if (input.length > maxLength)
    throw new CommandError(`${label} has ${input.length} characters; at most ${maxLength} are allowed.`);
  try {
    const lines = input.trim().split(/\r?\n/);
    return lines.map((line) => sanitizeText(label, line)).join('\n');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new CommandError(`${label} has control characters. Remove them.`);
  }
}

function parseTexts(content: string): NewsTexts {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch (error) {
    throw new CommandError(`The file is not valid JSON: ${(error as Error).message}\n\n${NEWS_USAGE}`);
  }
  const entries = Object.entries((parsed ?? {}) as Record<string, Partial<NewsText> | null>);
  const unknown = entries.find(([locale]) => !LANGUAGES.some((language) => language.locale === locale));
  if (unknown) throw new CommandError(`"${unknown[0]}" is not a language of the product.\n\n${NEWS_USAGE}`);
  if (!entries.some(([locale]) => locale === DEFAULT_LOCALE))
    throw new CommandError(`The text in English (${DEFAULT_LOCALE}) is missing.\n\n${NEWS_USAGE}`);
  return Object.fromEntries(
    entries.map(([locale, texts]) => [
      locale,
      {
        title: sanitizeNewsText(`The title in ${locale}`, texts?.title, MAX_TITLE).replaceAll('\n', ' '),
        text: sanitizeNewsText(`The text in ${locale}`, texts?.text, MAX_TEXT),
      },
    ]),
  );
}

/** Returns a time as ISO text. Requires a time zone: without one, it would be in the operator's. */
function parseTime(text: string): string {
  const time = parseDateTime(text);
  if (!time) throw new CommandError(`--at is "${text}"; expected a time such as 2026-01-31T12:00:00Z.`);
  return time.toISOString();
}

function readNewsFile(file: string, readFile: (path: string) => string): string {
  try {
    return readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'it does not exist. Check the path.' : describeFileError(error);
    throw new CommandError(`Could not read the file "${file}": ${reason}`);
  }
}

function parsePublish(args: string[], readFile: (path: string) => string): NewsCommand {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [file, ...extra] = positionals;
  if (!file || extra.length > 0) throw new CommandError(NEWS_USAGE);
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new CommandError(`--days is "${values.days}"; expected a whole number from 1 to ${MAX_DAYS}.`);
  const at = values.at === undefined ? null : parseTime(values.at);
  const texts = parseTexts(readNewsFile(file, readFile));
  return { action: 'publishNews', texts, at, days };
}

/**
 * Parses the arguments of the command line.
 * @param readFile Returns the content of a file.
 * @throws {CommandError} With the reason or the usage when they or the file are invalid.
 */
export function parseNewsCommand(
  [action, ...args]: string[],
  readFile: (path: string) => string,
): NewsCommand {
  if (action === 'list' && args.length === 0) return { action: 'listNews' };
  const [id, ...extra] = args;
  if (action === 'withdraw' && id && extra.length === 0) return { action: 'withdrawNews', id };
  if (action !== 'publish') throw new CommandError(NEWS_USAGE);
  try {
    return parsePublish(args, readFile);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${(error as Error).message}\n\n${NEWS_USAGE}`);
  }
}
