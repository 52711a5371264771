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

/** An open channel must not keep the test run from ending. */
class QuietBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom, completed by what browsers have and jsdom lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    this.global.BroadcastChannel ??= QuietBroadcastChannel;
    // The sandbox's own process hears of no rejections.
    this.global.onUnhandledRejection = (listener) => {
      process.on('unhandledRejection', listener);
      return () => process.off('unhandledRejection', listener);
    };
  }
};
