import { removeBidiControls } from '@hashgrid/ui';

/**
 * Returns a typed or pasted email without what isn't part of it: spaces around it and direction marks. Full-width characters, which
 * Asian keyboards type (`＠`), become ASCII ones: no email can be delivered to an address that contains them.
 */
export const parseEmail = (typed: string): string => removeBidiControls(typed).normalize('NFKC').trim();
