const isRoot = () => process.getuid?.() === 0;

/** Returns flags that let root run Chromium, turn off GPU and QUIC, and keep it from sending requests of its own. */
export const getChromiumFlags = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
