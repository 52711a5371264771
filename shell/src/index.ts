import 'react-dom/client';

/** Without a timer, for which a tab in the background would wait a second. */
const yieldToBrowser = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Runs React, all other modules and the shell's start in a task each: on a slow phone, a tap does not wait for all of them. */
const startInSteps = async (): Promise<void> => {
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToBrowser();
  return start();
};

void startInSteps();
