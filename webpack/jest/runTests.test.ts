import { runTests } from './runTests';

test('rejects an unknown name, and lists the known ones', () => {
  expect(() => runTests(['financ'])).toThrow(
    /^There is no remote "financ"\. Choose one of: shell, auth, finance, /,
  );
});
