import { renderHook } from '@testing-library/react';
import { useObjectUrl } from './useObjectUrl';

const urls = new Set<string>();

beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    urls.add(`blob:${count}`);
    return `blob:${count}`;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
});

test('revokes the URL of a blob when the blob changes, and on unmount', () => {
  const { result, rerender, unmount } = renderHook(useObjectUrl, { initialProps: new Blob(['one']) });
  expect(result.current).toBe('blob:1');
  rerender(new Blob(['two']));
  expect(result.current).toBe('blob:2');
  expect([...urls]).toEqual(['blob:2']);
  unmount();
  expect([...urls]).toEqual([]);
});

test('returns no URL without a blob', () => {
  const initialProps: Blob | null = new Blob(['one']);
  const { result, rerender } = renderHook<string | null, Blob | null>(useObjectUrl, { initialProps });
  rerender(null);
  expect(result.current).toBeNull();
  expect([...urls]).toEqual([]);
});
