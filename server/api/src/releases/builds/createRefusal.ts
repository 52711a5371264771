import { DomainError } from '../../DomainError';

/** Returns the error for a build that breaks a rule. */
export const createRefusal = (name: string, reason: string) =>
  new DomainError('invalid', `The build of "${name}" was refused: ${reason}.`);
