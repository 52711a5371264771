import { removeBidiControls } from '@hashgrid/ui';

/** Returns a typed or pasted email without what isn't part of it: spaces around it and direction marks. */
export const parseEmail = (typed: string): string => removeBidiControls(typed).trim();
