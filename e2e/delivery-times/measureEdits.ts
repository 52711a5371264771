import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDev } from '../fixtures/startDev';
import { HASHGRID, type Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { measureMs } from './measureMs';
import { repeat } from './repeat';

/** Returns the source of a page that counts clicks. */
const createPageSource = (title: string): string => `import { useState } from 'react';
import { Button, PageHeader, Stack } from '@hashgrid/ui';

export default function EditedPage() {
  const [count, setCount] = useState(0);
  return (
    <Stack gap={6}>
      <PageHeader title="${title}" />
      <Button onClick={() => setCount(count + 1)}>{\`Clicked \${count}\`}</Button>
    </Stack>
  );
}
`;

/**
 * Measures from the save of a source file until an open page shows the change.
 * @throws {Error} when the page lost its state.
 */
export const measureEdits = async (delivery: Delivery): Promise<DeliveryTime[]> => {
  const { page, repository, runs } = delivery;
  const [{ name: remote, pageFile }] = delivery.remotes;
  const file = join(repository, pageFile);
  writeFileSync(file, createPageSource('Before the edits'));
  const server = await startDev([HASHGRID, 'dev', remote], { cwd: repository, env: delivery.settings });
  try {
    await page.goto(`${server.url}/${remote}`);
    await page.getByRole('button', { name: 'Clicked 0' }).click();
    await page.getByRole('button', { name: 'Clicked 1' }).waitFor();
    const runsMs: number[] = [];
    await repeat(runs, async (run) => {
      const title = `Edit ${run}`;
      const editedMs = await measureMs(async () => {
        writeFileSync(file, createPageSource(title));
        await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      });
      if (!(await page.getByRole('button', { name: 'Clicked 1' }).isVisible()))
        throw new Error(
          `The open page lost its state after an edit. Output of hashgrid dev:\n${server.output()}`,
        );
      runsMs.push(editedMs);
    });
    return [{ name: 'edit → an open page shows it, with its state', runsMs }];
  } finally {
    await server.stop();
  }
};
