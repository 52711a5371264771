import type { Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { measureMs } from './measureMs';

const LIMIT_MS = 5 * 60_000;

/** The commands from a new remote to a live one. `publish` builds and checks again. */
const STEPS = ['new', 'test', 'build', 'check', 'publish'] as const;

type Step = (typeof STEPS)[number];

const runStep = ({ runHashgrid }: Delivery, step: Step, remote: string): Promise<string> =>
  step === 'new' ? runHashgrid(step, remote, '--no-install') : runHashgrid(step, remote);

/** Measures from `hashgrid new` until a browser shows the new remote, in a repository that has the packages installed. */
export const measureNewRemotes = async (delivery: Delivery): Promise<DeliveryTime[]> => {
  const { page, product, remotes } = delivery;
  const stepMs = new Map<Step, number[]>(STEPS.map((step) => [step, []]));
  const totalMs: number[] = [];
  for (const { name, title } of remotes) {
    const total = await measureMs(async () => {
      for (const step of STEPS) stepMs.get(step)?.push(await measureMs(() => runStep(delivery, step, name)));
      await page.goto(`${product.url}/${name}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    });
    totalMs.push(total);
  }
  return [
    { name: 'new → live in a browser, own repository', runsMs: totalMs, limitMs: LIMIT_MS },
    ...STEPS.map((step) => ({ name: `  hashgrid ${step}`, runsMs: stepMs.get(step) ?? [] })),
  ];
};
