import 'react-dom/client';

/** Lets the browser handle other tasks, without a timer, which background tabs delay by up to a second. */
const yieldToBrowser = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Runs React, all other modules and the start of the shell in separate tasks, so that on a slow phone a tap waits only for one. */
const startInSteps = async (): Promise<void> => {
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToBrowser();
  return start();
};

void startInSteps();
