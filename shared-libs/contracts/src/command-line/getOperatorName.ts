import { userInfo } from 'node:os';

/** Returns the name of the system user who runs a command; a container may run it under a user ID without a name. */
export function getOperatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
