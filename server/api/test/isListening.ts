import { connect } from 'node:net';

const HOST = '127.0.0.1';

/** Whether a process on this machine accepts connections at a port. */
export const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, HOST, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
