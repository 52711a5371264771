import pino from 'pino';

/** Size of the lines that wait while the output can't be written. More are dropped. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;

/**
 * Returns the standard output as the stream of a log. Lines that can't be written, as on a full disk, wait for the next line: without a
 * listener, the error would end the process.
 */
export const createLogDestination = () => {
  const stream = pino.destination({ sync: false, maxLength: MAX_WAITING_BYTES });
  const { flushSync } = stream;
  // At the end of the process, it would try to write the lines forever.
  stream.on('error', () => (stream.flushSync = () => undefined));
  stream.on('write', () => (stream.flushSync = flushSync));
  return stream;
};
