import { HeroPanel } from './HeroPanel';

export const examples = { Default: <HeroPanel>Content</HeroPanel> };
