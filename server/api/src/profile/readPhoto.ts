import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { findPhoto } from './photos.queries';

const FILE_NAME = /^([\w-]{43})\.webp$/;

/** Returns the WebP of a profile photo by its file name. Throws `notFound`. */
export async function readPhoto({ database }: Context, fileName: string): Promise<Buffer> {
  const id = FILE_NAME.exec(fileName)?.[1];
  const bytes = id && (await findPhoto(database, id));
  if (!bytes) throw new DomainError('notFound', MESSAGES.notFound);
  return bytes;
}
