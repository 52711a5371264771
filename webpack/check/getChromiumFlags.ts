const isRoot = () => process.getuid?.() === 0;

/** Returns flags that keep Chromium from sending requests of its own, and that let root run it. */
export const getChromiumFlags = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
