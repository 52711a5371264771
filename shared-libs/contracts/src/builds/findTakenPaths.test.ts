import { findTakenPaths } from './findTakenPaths';

const others = [
  { path: '/ref/:code', owner: 'auth' },
  { path: '/pay', owner: 'finance' },
];

test('finds paths of the same shape, and those that would take over paths of another remote', () => {
  expect(findTakenPaths(['/ref/:name', '/:page', '/mine'], [], others)).toEqual([
    { path: '/ref/:name', taken: others[0], isSame: true },
  ]);
  expect(findTakenPaths(['/pay', '/ref/code'], [], others)).toEqual([
    { path: '/pay', taken: others[1], isSame: true },
    { path: '/ref/code', taken: others[0], isSame: false },
  ]);
});

test('leaves out paths that the live release of the build has, whatever their parameters are called', () => {
  expect(findTakenPaths(['/ref/:name', '/pay'], ['/ref/:id'], others)).toEqual([
    { path: '/pay', taken: others[1], isSame: true },
  ]);
});
