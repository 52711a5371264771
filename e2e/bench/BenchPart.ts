import type { Browser } from '@playwright/test';
import type { Product } from '../fixtures/startProduct';
import type { MachineLoad } from './machine/MachineLoad';
import type { BenchOptions } from './options';
import type { Goal } from './report/Goal';

/** What the bench passes to each of its parts. */
export interface BenchContext {
  options: BenchOptions;
  browser: Browser;
  /** The product under test. Parts that publish releases or need other settings start another one with a copy of its releases. */
  product: Product;
  machineLoad: MachineLoad;
  log: (line: string) => void;
}

/** The results of a part of the bench. */
export interface PartReport {
  /** Printed before the goals. */
  tables: string[];
  goals: Goal[];
  /** Every measured value, for the JSON file with the results. */
  raw: unknown;
}

/** A part of the bench that can be run alone. */
export type BenchPart = (context: BenchContext) => Promise<PartReport>;
