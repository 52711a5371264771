import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

const dropUnusedComponents = jest.requireActual<(source: string) => string>('./dropUnusedComponents.cjs');

const FOLDER = join(ROOT, 'node_modules/react-router/dist/production');

test('marks components and contexts as droppable, and removes their names', () => {
  const source = [
    'var Form = React3.forwardRef((props) => props);',
    'Form.displayName = "Form";',
    'var FormContext = React.createContext(null);',
  ];
  expect(dropUnusedComponents(source.join('\n'))).toBe(
    [
      'var Form = /*#__PURE__*/ React3.forwardRef((props) => props);',
      '',
      'var FormContext = /*#__PURE__*/ React.createContext(null);',
    ].join('\n'),
  );
});

test('finds the components of the installed React Router', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'));
  const dropped = dropUnusedComponents(
    files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('\n'),
  );
  expect(dropped).toMatch(/Form = \/\*#__PURE__\*\/ React\d*\.forwardRef\(/);
  expect(dropped).not.toContain('Form.displayName = "Form"');
});
