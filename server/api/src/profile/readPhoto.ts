import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { findPhoto } from './photos.queries';

const FILE_NAME = /^([\w-]{43})\.webp$/;

/** Returns the WebP image of a profile photo by its file name: an ID of 43 characters and `.webp`. Throws `notFound`. */
export async function readPhoto({ database }: Context, fileName: string): Promise<Buffer> {
  const id = FILE_NAME.exec(fileName)?.[1];
  const bytes = id && (await findPhoto(database, id));
  if (!bytes) throw new DomainError('notFound', MESSAGES.notFound);
  return bytes;
}
