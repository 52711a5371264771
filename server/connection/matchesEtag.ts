/**
 * Whether `If-None-Match` lists an ETag. The comparison is weak, because proxies that compress a response make its ETag weak:
 * nginx sends `W/"1a2b"` for `"1a2b"`.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false;
