const isRoot = () => process.getuid?.() === 0;

/** Keeps Chromium from talking to anybody but the page, and lets root run it. */
export const chromiumFlags = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
