import { theme } from './theme';

/** The meaning of a color. Never convey it by color alone. */
export type Tone = 'neutral' | 'brand' | 'info' | 'gain' | 'loss' | 'warn' | 'bonus';

/** Returns the CSS color of a tone. */
export const getToneColor = (tone: Tone) => (tone === 'neutral' ? theme.color.textSoft : theme.color[tone]);
