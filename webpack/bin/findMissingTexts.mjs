// Runs in the worker that `findMissingTextsInWorker` starts.
import { parentPort, workerData } from 'node:worker_threads';
import { importTooling } from './importTooling.mjs';

const { findMissingTexts } = await importTooling('texts/findMissingTexts');
const { createRemotePackage } = await importTooling('texts/listTextPackages');
const { name, dir, locales } = workerData;
parentPort.postMessage(findMissingTexts(createRemotePackage(name, dir), locales));
