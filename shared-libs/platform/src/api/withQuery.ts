import type { ApiRequest } from './apiTypes';

/** Adds query parameters to a URL; null and undefined are omitted. */
export function withQuery(url: string, params: ApiRequest['params'] = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url;
}
