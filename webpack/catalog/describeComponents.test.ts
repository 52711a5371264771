import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeComponents } from './describeComponents';

const BUTTON = `
type Size = 'small' | 'large';
interface ButtonProps {
  /** Its size. */
  size?: Size;
  label: string;
}
/**
 * Sends a form.
 *
 * @example
 * Button({ label: 'Send' })
 */
export function Button(props: ButtonProps) {
  return props.label;
}
export const useButton = () => null;
export const BUTTON_SIZE = 3;
`;

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'components-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  write('ui/src/actions/Button.ts', BUTTON);
  write('ui/src/index.ts', "export { BUTTON_SIZE, Button, useButton } from './actions/Button';");
  write('app-ui/src/index.ts', 'export {};');
});
afterAll(() => rmSync(dir, { recursive: true }));

test('describes exported components by their doc comments and props, required ones first', () => {
  expect(describeComponents(dir)).toEqual([
    {
      name: 'Button',
      package: 'ui',
      group: 'actions',
      description: 'Sends a form.',
      example: "Button({ label: 'Send' })",
      props: [
        { name: 'label', type: 'string', isRequired: true, description: '' },
        { name: 'size', type: '"small" | "large"', isRequired: false, description: 'Its size.' },
      ],
    },
  ]);
});
