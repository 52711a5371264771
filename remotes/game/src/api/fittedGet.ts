import type { ApiErrorBody } from '@hashgrid/contracts';
import type { ApiRequest } from '@hashgrid/platform';
import { fitShape } from './fitShape';

const UNREADABLE: ApiErrorBody = {
  statusCode: 0,
  message: 'We got an unexpected response. Please try again.',
};

interface Answer {
  data?: unknown;
  error?: ApiErrorBody;
}
type Send = (request: ApiRequest | string) => Answer | PromiseLike<Answer>;
type Fitted<Data> = { data: Data } | { error: ApiErrorBody };

/**
 * `queryFn` of an endpoint that asks for data of a known shape: parts that are missing get the shape's defaults, an answer
 * without any data is a failure.
 */
export const fittedGet =
  <Data, Arg = void>(shape: Data, request: (arg: Arg) => ApiRequest | string) =>
  async (arg: Arg, _api: unknown, _options: unknown, send: Send): Promise<Fitted<Data>> => {
    const answer = await send(request(arg));
    if (answer.error) return { error: answer.error };
    const { data } = answer.data as { data?: unknown };
    return typeof data === 'object' && data !== null
      ? { data: fitShape(shape, data) }
      : { error: UNREADABLE };
  };
