import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { numberToHex } from 'viem';

/** A request or a result of JSON-RPC. */
interface Rpc {
  id: number;
  method: string;
  params?: readonly unknown[];
  result?: unknown;
}

/** `down` refuses requests, `unresponsive` sends headers and nothing else, `works` forwards the answer, and the others change it. */
type Behavior = 'works' | 'down' | 'unresponsive' | 'wrongChain' | 'behind' | 'ahead' | 'garbage';

type ChangeResult = (result: unknown, params: readonly unknown[]) => unknown;

const changeResult = (method: string, result: unknown, behavior: Behavior): unknown => {
  if (behavior === 'garbage') return { unexpected: 'result' };
  if (method === 'eth_chainId' && behavior === 'wrongChain') return '0x1';
  if (method !== 'eth_blockNumber') return result;
  if (behavior === 'behind') return '0x0';
  return behavior === 'ahead' ? numberToHex(BigInt(result as string) + 1_000_000n) : result;
};

/** Starts a proxy of a node that can be made to fail, or to change its results. */
export async function startNodeProxy(target: string) {
  const state = { behavior: 'works' as Behavior, onlyMethod: null as string | null, methods: [] as string[] };
  const changes = new Map<string, ChangeResult>();
  const waiting = new Set<ServerResponse>();

  const getBehavior = (method: string): Behavior =>
    state.onlyMethod === null || state.onlyMethod === method ? state.behavior : 'works';
  const change = (method: string, params: readonly unknown[], result: unknown) => {
    const changed = changes.get(method)?.(result, params);
    return changed === undefined ? changeResult(method, result, getBehavior(method)) : changed;
  };

  async function forward(body: string, response: ServerResponse): Promise<void> {
    const { id, method, params = [] } = JSON.parse(body) as Rpc;
    state.methods.push(method);
    const behavior = getBehavior(method);
    const headers = { 'content-type': 'application/json' };
    if (behavior === 'unresponsive') {
      response.writeHead(200, headers).flushHeaders();
      return void waiting.add(response);
    }
    if (behavior === 'down') return void response.writeHead(503).end('Busy.');
    const answer = await fetch(target, { method: 'POST', headers, body });
    const { result, ...rest } = (await answer.json()) as Rpc;
    const changed =
      result === undefined ? rest : { id, jsonrpc: '2.0', result: change(method, params, result) };
    response.writeHead(200, headers).end(JSON.stringify(changed));
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => void forward(body, response).catch(() => response.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakStalled = () => {
    for (const response of waiting) response.destroy();
    waiting.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Names of the methods that were called. */
    methods: state.methods,
    /** Changes how the proxy answers all requests, or those of one method. */
    behave: (behavior: Behavior, onlyMethod: string | null = null) =>
      void Object.assign(state, { behavior, onlyMethod }),
    /** Changes the results of one method, unless `change` returns undefined. */
    change: (method: string, change: ChangeResult) => void changes.set(method, change),
    /** Breaks the connections of requests that got no complete response. */
    breakStalled,
    async close() {
      breakStalled();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type NodeProxy = Awaited<ReturnType<typeof startNodeProxy>>;
