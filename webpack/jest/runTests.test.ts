import { runTests } from './runTests';

test('runs nothing for a name that does not exist, and lists those that do', () => {
  expect(() => runTests(['financ'])).toThrow(
    /^There is no remote "financ"\. Choose one of: shell, auth, finance, /,
  );
});
