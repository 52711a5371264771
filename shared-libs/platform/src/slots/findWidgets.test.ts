import type { BootstrapRemote, WidgetConfig } from '@hashgrid/contracts';
import { findWidgets, isFlagOn } from './findWidgets';

const OFF = { name: 'new-balance', default: false };

test.each([
  ['its value for the player', OFF, { 'new-balance': true }, true],
  ['its value for the player, not the default', { ...OFF, default: true }, { 'new-balance': false }, false],
  ['its default when the server does not know it', OFF, { other: true }, false],
  ['its default before the profile has loaded', { ...OFF, default: true }, undefined, true],
  [
    'its default even when its name is a property of Object.prototype',
    { ...OFF, name: 'constructor' },
    {},
    false,
  ],
])('a flag has %s', (_, flag, flags, isOn) => {
  expect(isFlagOn(flag, flags)).toBe(isOn);
});

test('finds the widgets of a slot in all remotes, without those whose flag is off', () => {
  const widget: WidgetConfig = { slot: 'dashboard.balance', component: 'A', title: 'A' };
  const other = { ...widget, slot: 'dashboard.other' } as unknown as WidgetConfig;
  const createRemote = (name: string, widgets?: WidgetConfig[]) => ({ name, widgets }) as BootstrapRemote;
  const remotes = [
    createRemote('one', [widget, other]),
    createRemote('two', [{ ...widget, component: 'B', flag: OFF }]),
    createRemote('three'),
  ];
  const findNames = (flags?: Record<string, boolean>) =>
    findWidgets(remotes, 'dashboard.balance', flags).map(({ remote, component }) => remote.name + component);
  expect(findNames()).toEqual(['oneA']);
  expect(findNames({ 'new-balance': true })).toEqual(['oneA', 'twoB']);
});
