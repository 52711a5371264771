// Before jsdom, which keeps its own reference.
require('./matchSelectors.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
];

/** Does not keep the process alive. */
class QuietBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom with browser APIs that it lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    this.global.BroadcastChannel ??= QuietBroadcastChannel;
    // The `process` of the sandbox emits no unhandledRejection events.
    this.global.onUnhandledRejection = (listener) => {
      process.on('unhandledRejection', listener);
      return () => process.off('unhandledRejection', listener);
    };
  }
};
