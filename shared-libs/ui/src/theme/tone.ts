import { theme } from './theme';

/** What a coloured piece wants to say; never by colour alone. */
export type Tone = 'neutral' | 'brand' | 'cyan' | 'gain' | 'loss' | 'warn' | 'bonus';

export const colorOf = (tone: Tone) => (tone === 'neutral' ? theme.color.textSoft : theme.color[tone]);
