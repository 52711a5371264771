import { reconnect } from '@hashgrid/testing';
import { draft, OFFLINE, renderOrder } from '../../test/renderOrder';

test.each([
  ['no longer says that there is no connection', OFFLINE, null],
  ['still says why an order was rejected', { statusCode: 409, message: 'Not now.' }, { message: 'Not now.' }],
])('the form %s once the browser is online again', async (_, error, rejection) => {
  const order = renderOrder();
  await order.reviewWith(() => Promise.reject(error));
  expect(order.state()).toMatchObject({ draft, rejection: { message: error.message } });
  await reconnect();
  expect(order.state()).toMatchObject({ step: 'form', draft, rejection });
});
