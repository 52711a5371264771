import { makeRelease } from './test/makeRelease';
import { toLocalBuild } from './toLocalBuild';

const ORIGIN = 'http://localhost:4810';
const { descriptor } = makeRelease('aaaaaaaa');

test('contains the slots and widgets of the build, so that its preview shows them', () => {
  const slot = 'dashboard.balance' as const;
  const slots = [slot];
  const widgets = [{ slot, component: 'dashboard/HintWidget', title: 'Hint' }];
  expect(toLocalBuild(ORIGIN, { ...descriptor, slots, widgets })).toMatchObject({ slots, widgets });
});

test('contains no slots and widgets where there are none, because older products refuse them', () => {
  const keys = ['origin', 'version', 'routes', 'menu'];
  expect(Object.keys(toLocalBuild(ORIGIN, descriptor))).toEqual(keys);
  expect(Object.keys(toLocalBuild(ORIGIN, { ...descriptor, slots: [], widgets: [] }))).toEqual(keys);
});
