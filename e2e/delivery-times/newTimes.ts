import type { Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { measure } from './measure';

const LIMIT_MS = 5 * 60_000;

/** What a team does with a remote on its first day; `publish` builds and checks again. */
const STEPS = ['new', 'test', 'build', 'check', 'publish'] as const;

type Step = (typeof STEPS)[number];

const runStep = ({ hashgrid }: Delivery, step: Step, remote: string): Promise<string> =>
  step === 'new' ? hashgrid(step, remote, '--no-install') : hashgrid(step, remote);

/** Measures from the generator to a browser that shows the new remote, in a repository that has the packages installed. */
export const measureNew = async (delivery: Delivery): Promise<DeliveryTime[]> => {
  const { page, product, remotes } = delivery;
  const stepMs = new Map<Step, number[]>(STEPS.map((step) => [step, []]));
  const wholeMs: number[] = [];
  for (const { name, title } of remotes) {
    const whole = await measure(async () => {
      for (const step of STEPS) stepMs.get(step)?.push(await measure(() => runStep(delivery, step, name)));
      await page.goto(`${product.url}/${name}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    });
    wholeMs.push(whole);
  }
  return [
    { name: 'new → live in a browser, own repository', runsMs: wholeMs, limitMs: LIMIT_MS },
    ...STEPS.map((step) => ({ name: `  hashgrid ${step}`, runsMs: stepMs.get(step) ?? [] })),
  ];
};
