import { relative } from 'node:path';
import { ROOT } from '../compile/paths';
import type { ExpectedTexts } from './checkLocale';
import type { UsedText } from './collectTexts';

/** Returns what locale files must translate, by key. */
export const createExpectedTexts = (texts: readonly UsedText[]): ExpectedTexts =>
  new Map(texts.map(({ key, one, file, line }) => [key, { one, usedAt: `${relative(ROOT, file)}:${line}` }]));
