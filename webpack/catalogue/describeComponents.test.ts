import { describeComponents, type ComponentDescription } from './describeComponents';
import { findExamples } from './findExamples';

let components: ComponentDescription[];
beforeAll(() => {
  components = describeComponents();
});

test('every component of ui and app-ui has examples in the catalogue, and a docstring', () => {
  const names = components.map(({ package: from, name }) => `${from}/${name}`);
  expect(names.length).toBeGreaterThan(50);
  expect(findExamples(['ui', 'app-ui']).sort()).toEqual(names.sort());
  expect(components.filter(({ text }) => !text).map(({ name }) => name)).toEqual([]);
});

test('lists the props of a component from its types, without those of its native element', () => {
  const button = components.find(({ name, package: from }) => name === 'IconButton' && from === 'ui');
  expect(button?.group).toBe('actions');
  expect(button?.props).toContainEqual({
    name: 'label',
    type: 'string',
    isRequired: true,
    text: 'Accessible name and tooltip.',
  });
  expect(button?.props.map(({ name }) => name)).not.toContain('onClick');
});
