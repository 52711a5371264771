import 'react-dom/client';
import 'react-router-dom';
import 'styled-components';
import '@reduxjs/toolkit/query/react';

const takeBreak = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the libraries, the shell's modules and its start in a task each: on a slow phone, a tap does not wait for all of them. */
const startInSteps = async (): Promise<void> => {
  await takeBreak();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await takeBreak();
  return start();
};

void startInSteps();
