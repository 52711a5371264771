import type { Transaction } from './Database';

/**
 * Runs a transaction and then the effects that it registered.
 * @param run Begins the transaction and resolves once it has committed. When it rejects, the effects are dropped.
 */
export async function runAfterCommit<Result>(
  run: (afterCommit: Transaction['afterCommit']) => Promise<Result>,
): Promise<Result> {
  const effects: (() => void)[] = [];
  const result = await run((effect) => void effects.push(effect));
  for (const effect of effects) effect();
  return result;
}
