import { saveFile } from './saveFile';

test('downloads content under the file name, and a string as a UTF-8 text file', () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const links: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  const table = new Blob(['a,b'], { type: 'text/csv' });
  saveFile('table.csv', table);
  saveFile('codes.txt', 'one\ntwo');
  expect(links.map(({ download, href }) => [download, href])).toEqual([
    ['table.csv', 'blob:1'],
    ['codes.txt', 'blob:2'],
  ]);
  expect(files[0]).toBe(table);
  expect(files[1]?.type).toBe('text/plain;charset=utf-8');
});

test('keeps the URL of the file valid until the browser has read it', () => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:1';
  const revoke = jest.fn();
  URL.revokeObjectURL = revoke;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile('codes.txt', 'one');
  expect(revoke).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoke.mock.calls).toEqual([['blob:1']]);
  jest.useRealTimers();
});
