import { BROWSERS } from '../../test/browsers';
import { describeDevice } from './describeDevice';

test.each([
  ['chromeOnWindows', 'Chrome 140', 'Windows 10+', 'desktop'],
  ['edgeOnWindows', 'Microsoft Edge 140', 'Windows 10+', 'desktop'],
  ['firefoxOnLinux', 'Firefox 143', 'Linux', 'desktop'],
  ['safariOnPhone', 'Safari 17', 'iOS 17.2', 'mobile'],
  ['safariOnMac', 'Safari 18', 'macOS', 'desktop'],
] as const)('%s is %s on %s', (name, browser, system, kind) => {
  expect(describeDevice(BROWSERS[name])).toEqual({ browser, system, kind });
});

test.each(['', 'x', '<script>alert(1)</script>', '\u0000'.repeat(200)])(
  'classifies the unrecognized User-Agent %j as other',
  (userAgent) => {
    expect(describeDevice(userAgent)).toMatchObject({ system: '', kind: 'other' });
  },
);
