import * as S3 from '@aws-sdk/client-s3';
import { withTimeout } from '@hashgrid/contracts';
import { MAX_FILE_BYTES } from '@hashgrid/contracts/builds';
import { ArtifactStoreError } from '@hashgrid/contracts/releases';
import type { S3Settings } from './S3Settings';

/** Time limit of one operation, including its retries and the body of the response; a list has it for each page. */
const OPERATION_TIMEOUT_MS = 20_000;
const CONNECTION_TIMEOUT_MS = 3_000;
const ATTEMPTS = 3;

/** An object in the bucket. Its key does not contain the prefix. */
export interface S3Object {
  key: string;
  bytes: number;
  etag: string;
}

/** The few operations of S3 that releases need. All reject with an `ArtifactStoreError`. Folders end with `/`; the root is `''`. */
export interface S3Bucket {
  /** For messages: `s3://bucket/prefix/`. */
  location: string;
  /** Resolves to null if there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  put(key: string, content: Uint8Array, headers: { type: string; cacheControl: string }): Promise<void>;
  /** Lists all objects below a folder. */
  list(folder: string): Promise<S3Object[]>;
  /** Lists the names of the folders in a folder, without `/`. */
  listFolders(folder: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}

const ACCESS_REMEDY = 'Give its credentials the rights that docs/operations.md lists';

/** Describes an error without its message, because messages of S3 can contain the ID of an access key. */
const describeError = (error: unknown, isTimeout: boolean): string => {
  if (isTimeout) return 'the store did not respond in time';
  const { name, code, $metadata } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  const description = [code ?? name ?? 'unknown error', ...(status ? [`status ${status}`] : [])].join(', ');
  return name === 'AccessDenied' ? `${description}. ${ACCESS_REMEDY}` : description;
};

const isMissing = (error: unknown): boolean => (error as Error).name === 'NoSuchKey';

/** Reads a body. @throws {Error} for one that is larger than a file of a release may be. */
const readBody = async (body: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    // The reason is the name of the error, because `describeError` leaves out messages.
    if (bytes > MAX_FILE_BYTES)
      throw Object.assign(new Error(), { name: `larger than ${MAX_FILE_BYTES} bytes` });
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/** Connects to a bucket. */
export const connectToBucket = (
  { bucket, region, endpoint, prefix }: S3Settings,
  timeoutMs = OPERATION_TIMEOUT_MS,
): S3Bucket => {
  const client = new S3.S3Client({
    // Stores other than AWS usually have a single region, and accept this name for it.
    ...(region ? { region } : endpoint ? { region: 'us-east-1' } : {}),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    // Every file is checked against its hash in the release, and not every store supports the SDK's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: timeoutMs },
  });
  const location = `s3://${bucket}/${prefix}`;

  const runRequest = async <Result>(
    action: string,
    send: (options: { abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> => {
    let isTimeout = false;
    try {
      return await withTimeout((abortSignal) => {
        abortSignal.addEventListener('abort', () => (isTimeout = true));
        return send({ abortSignal });
      }, timeoutMs);
    } catch (error) {
      throw new ArtifactStoreError(`Could not ${action}: ${describeError(error, isTimeout)}.`);
    }
  };

  const listPages = async (folder: string, delimiter?: string) => {
    const pages = [];
    let token: string | undefined;
    do {
      const page = await runRequest(`list ${location}${folder}`, (options) =>
        client.send(
          new S3.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix + folder,
            Delimiter: delimiter,
            ContinuationToken: token,
          }),
          options,
        ),
      );
      pages.push(page);
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
    return pages;
  };

  return {
    location,
    get: (key) =>
      runRequest(`read ${location}${key}`, async (options) => {
        try {
          const { Body } = await client.send(
            new S3.GetObjectCommand({ Bucket: bucket, Key: prefix + key }),
            options,
          );
          return Body ? await readBody(Body as AsyncIterable<Uint8Array>) : null;
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    put: async (key, content, { type, cacheControl }) => {
      const object = { Bucket: bucket, Key: prefix + key, ContentType: type, CacheControl: cacheControl };
      await runRequest(`write ${location}${key}`, (options) =>
        client.send(new S3.PutObjectCommand({ ...object, Body: content }), options),
      );
    },
    list: async (folder) =>
      (await listPages(folder)).flatMap(({ Contents = [] }) =>
        Contents.map(({ Key = '', Size = 0, ETag = '' }) => ({
          key: Key.slice(prefix.length),
          bytes: Size,
          etag: ETag,
        })),
      ),
    listFolders: async (folder) =>
      (await listPages(folder, '/')).flatMap(({ CommonPrefixes = [] }) =>
        CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length + folder.length, -1)),
      ),
    remove: async (key) => {
      await runRequest(`delete ${location}${key}`, (options) =>
        client.send(new S3.DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }), options),
      );
    },
  };
};
