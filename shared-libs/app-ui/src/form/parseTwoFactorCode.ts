import { removeBidiControls } from '@hashgrid/ui';

/** Returns a typed or pasted two-factor code, one-time or recovery code, without what isn't part of it: spaces and direction marks. */
export const parseTwoFactorCode = (typed: string): string => removeBidiControls(typed).replace(/\s/g, '');
