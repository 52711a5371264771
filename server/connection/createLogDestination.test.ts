import { once } from 'node:events';
import fs from 'node:fs';
import { createLogDestination } from './createLogDestination';

test('does not wait at the end of the process for lines that cannot be written', async () => {
  jest
    .spyOn(fs, 'write')
    .mockImplementation(
      ((_file: number, _text: string, done: (error: Error) => void) =>
        void setImmediate(() => done(new Error('ENOSPC')))) as never,
    );
  const writeSync = jest.spyOn(fs, 'writeSync').mockReturnValue(5);
  const stream = createLogDestination();
  stream.write('line\n');
  await once(stream, 'error').catch(() => undefined);
  stream.flushSync();
  expect(writeSync).not.toHaveBeenCalled();
});
