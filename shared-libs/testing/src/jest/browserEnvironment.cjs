// Must come before jsdom, whose modules keep their own reference to the function that this replaces.
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

/** A channel that does not keep the process alive. */
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
    // The sandbox has its own `process` object, which emits no unhandledRejection events.
    this.global.onUnhandledRejection = (listener) => {
      process.on('unhandledRejection', listener);
      return () => process.off('unhandledRejection', listener);
    };
  }
};
