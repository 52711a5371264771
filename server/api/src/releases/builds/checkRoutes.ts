import type { RemoteDescriptor } from '@hashgrid/contracts';
import { isReservedPath } from '@hashgrid/contracts/builds';
import { createRefusal } from './createRefusal';
import { formatSize } from './formatSize';

/** What is invisible, or reorders the text around it, would mislead readers of lists; browsers take `//` and `/\` for another host. */
const PATH = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u;
/** Every page of the product contains the routes, menu entries, slots and widgets of all remotes. */
export const MAX_PAGE_BYTES = 64 * 1024;

/**
 * Checks what every page of the product would contain of a build.
 * @throws {DomainError} naming the first problem.
 */
export function checkRoutes(
  name: string,
  {
    routes,
    menu = [],
    slots = [],
    widgets = [],
  }: Pick<RemoteDescriptor, 'routes' | 'menu'> & { slots?: readonly string[]; widgets?: readonly object[] },
): void {
  const invalid = [...routes, ...menu].find(({ path }) => !PATH.test(path));
  if (invalid) throw createRefusal(name, `the path ${JSON.stringify(invalid.path)} is not allowed`);
  const reserved = routes.find(({ path }) => isReservedPath(path));
  if (reserved) throw createRefusal(name, `path "${reserved.path}" belongs to the gateway or the shell`);
  const bytes = Buffer.byteLength(JSON.stringify([routes, menu, slots, widgets]));
  if (bytes > MAX_PAGE_BYTES)
    throw createRefusal(
      name,
      `its routes, menu, slots and widgets have ${formatSize(bytes)}, more than ${formatSize(MAX_PAGE_BYTES)}. Move some of them to another remote`,
    );
}
