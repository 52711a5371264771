import { readS3Settings } from './S3Settings';

test('returns null when no bucket is set', () => {
  expect(readS3Settings({ ARTIFACTS_BUCKET: '', ARTIFACTS_REGION: 'eu-central-1' })).toBeNull();
});

test('reads a bucket with its endpoint and prefix', () => {
  const env = {
    ARTIFACTS_BUCKET: 'releases',
    ARTIFACTS_ENDPOINT: 'http://10.0.0.40:9000',
    ARTIFACTS_PREFIX: 'a/b',
  };
  expect(readS3Settings(env)).toEqual({
    bucket: 'releases',
    region: null,
    endpoint: 'http://10.0.0.40:9000',
    prefix: 'a/b/',
  });
});

test.each([
  ['ARTIFACTS_BUCKET', '../releases'],
  ['ARTIFACTS_ENDPOINT', 'https://key:secret@s3.example.org'],
  ['ARTIFACTS_ENDPOINT', 'file:///tmp'],
  ['ARTIFACTS_PREFIX', 'a/../b'],
  ['ARTIFACTS_REGION', 'eu.example.org/'],
])('rejects %s=%s without repeating the value', (name, value) => {
  const read = () => readS3Settings({ ARTIFACTS_BUCKET: 'releases', [name]: value });
  expect(read).toThrow(`${name} is not valid; expected `);
  expect(read).not.toThrow(value);
});
