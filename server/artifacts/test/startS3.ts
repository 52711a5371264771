import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error The package has no types.
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../S3Settings';

/** An S3 server that keeps its objects in a folder. */
interface S3Server {
  callback(): RequestListener;
  store: { putBucket(name: string): Promise<void> };
  logger: { silent: boolean; exceptions: { unhandle(): void }; close(): void };
}

const BUCKET = 'releases';

/** Chooses how a request fails: with status 500, as one without the right to it, with a cut connection or no response; null answers it. */
type Fault = (request: IncomingMessage) => 'fail' | 'deny' | 'cut' | 'hang' | null;

const DENIAL = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Denied</Message></Error>';

/** An S3 server for tests. */
export interface TestS3 {
  settings: S3Settings;
  /** Methods and keys of the requests so far. */
  requests: string[];
  setFault(fault: Fault | null): void;
  close(): Promise<void>;
}

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Starts an S3 server with an empty bucket, and sets its credentials where the SDK looks for them. */
export const startS3 = async (prefix = 'game/'): Promise<TestS3> => {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  // The server computes the signature of a listing for a path without the slash at its end, so the SDK's never matches.
  const options = { directory, silent: true, allowMismatchedSignatures: true, vhostBuckets: false };
  const s3 = new S3rver(options) as S3Server;
  await s3.store.putBucket(BUCKET);
  Object.assign(process.env, CREDENTIALS);
  const handleRequest = s3.callback();
  const requests: string[] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const failure = fault?.(request) ?? null;
    if (failure === 'hang') return;
    if (failure === 'cut') return void request.socket.destroy();
    if (failure === 'fail') return void response.writeHead(500).end();
    if (failure === 'deny')
      return void response.writeHead(403, { 'content-type': 'application/xml' }).end(DENIAL);
    handleRequest(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { bucket: BUCKET, region: null, endpoint: `http://127.0.0.1:${port}`, prefix },
    requests,
    setFault: (next) => {
      fault = next;
    },
    close: async () => {
      // Requests in flight, such as those of a failed upload, end later. A closed logger would print an error about each.
      s3.logger.silent = true;
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      rmSync(directory, { recursive: true });
    },
  };
};
