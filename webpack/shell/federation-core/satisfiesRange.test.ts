import semver from 'semver';
import { satisfiesRange } from './satisfiesRange';

const VERSIONS = [
  '0.0.0',
  '0.0.3',
  '0.0.4',
  '0.1.0',
  '0.2.3',
  '0.2.9',
  '0.3.0',
  '1.0.0',
  '1.2.3',
  '1.2.4',
  '1.9.9',
  '2.0.0',
  '2.1.0',
  '2.1.7',
  '3.0.0',
  '10.2.0',
  '19.3.1',
  '19.4.0',
  '20.0.0',
];
const PARTS = [
  '0',
  '0.0',
  '0.0.3',
  '0.2',
  '0.2.3',
  '1',
  '1.2',
  '1.2.3',
  '2.1.0',
  '10',
  '19.3.1',
  '1.x',
  '1.2.x',
  '*',
  'x',
  '0.x',
];
const OPERATORS = ['', '^', '~', '>', '>=', '<', '<=', '=', '^v', '>= '];

const SINGLE = OPERATORS.flatMap((operator) => PARTS.map((part) => operator + part));
const COMBINED = [
  '',
  ' ',
  '>=1.2.3 <2',
  '>=1.2.3 <2.0.0 || ^19.3',
  '1.2 - 2',
  '1.2.3 - 2.1.0',
  '^1 || ^2',
  '||',
  '> 1.2.3 < 19.4.0',
  'latest',
  '^',
  '1.2.3.4',
];

test('agrees with npm on every range', () => {
  const differing = [...SINGLE, ...COMBINED].flatMap((range) =>
    VERSIONS.filter((version) => satisfiesRange(version, range) !== semver.satisfies(version, range)).map(
      (version) => `${version} in "${range}"`,
    ),
  );
  expect(differing).toEqual([]);
});

test('rejects prereleases and invalid versions', () => {
  expect(satisfiesRange('2.0.0-beta.1', '>=1')).toBe(false);
  expect(satisfiesRange('two', '*')).toBe(false);
});
