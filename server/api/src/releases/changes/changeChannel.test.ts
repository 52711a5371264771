import { makeBuild, openReleaseApi } from '../../../test/releaseApi';

const { send, newToken, publish, upload } = openReleaseApi();

test('names the channel in the command that it suggests, so that nothing becomes live elsewhere', async () => {
  const { token } = await newToken();
  const target = { name: 'shop', channel: 'staging' };
  await publish(token, 'shop', 'one', target);
  const release = await upload(token, 'shop', makeBuild('shop', 'two'));
  const { message } = await send('POST /publish', token, { ...target, release, replaces: 'none' });
  expect(message).toContain('npm run release -- publish shop --channel staging');
});
