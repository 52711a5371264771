import 'react-dom/client';
import 'react-router-dom';
import 'styled-components';
import '@reduxjs/toolkit/query/react';

/** Without a timer, for which a tab in the background would wait a second. */
const yieldToBrowser = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Runs the libraries, the shell's modules and its start in a task each: on a slow phone, a tap does not wait for all of them. */
const startInSteps = async (): Promise<void> => {
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToBrowser();
  return start();
};

void startInSteps();
