import { ArtifactStoreError } from '@hashgrid/contracts/releases';

/** A bucket of an S3-compatible store. Credentials come from where the AWS SDK looks for them. */
export interface S3Settings {
  bucket: string;
  /** Null for the one that the AWS SDK finds. */
  region: string | null;
  /** URL of the store; null for that of AWS in the region. */
  endpoint: string | null;
  /** Path before the keys, with a slash at its end; empty for none. */
  prefix: string;
}

/** What the settings must be, by the variable that sets them. */
export const S3_RULES = {
  ARTIFACTS_BUCKET: {
    isValid: (given: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given) && !given.includes('..'),
    expected: 'the name of a bucket: 3 to 63 lowercase letters, digits, dots and dashes',
  },
  ARTIFACTS_REGION: {
    isValid: (given: string) => /^[a-z0-9-]{1,40}$/.test(given),
    expected: 'a region such as "eu-central-1"',
  },
  ARTIFACTS_ENDPOINT: {
    isValid: (given: string) => {
      if (!URL.canParse(given)) return false;
      const { protocol, username, password, search, hash } = new URL(given);
      return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
    },
    expected: 'an http or https address such as "https://s3.example.org", without a user or a password',
    // A mistake may have put a password into it.
    isSecret: true,
  },
  ARTIFACTS_PREFIX: {
    isValid: (given: string) => /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*\/?$/.test(given),
    expected: 'a path such as "hashgrid/production"',
  },
};

/**
 * Reads the settings of the bucket from environment variables.
 * @returns Null when `ARTIFACTS_BUCKET` is not set: releases are in a folder.
 * @throws {ArtifactStoreError} naming every bad value.
 */
export const readS3Settings = (env: Record<string, string | undefined>): S3Settings | null => {
  const names = Object.keys(S3_RULES) as (keyof typeof S3_RULES)[];
  const problems = names.flatMap((name) => {
    const value = env[name]?.trim();
    const { isValid, expected } = S3_RULES[name];
    return value && !isValid(value) ? [`${name} is not valid; expected ${expected}.`] : [];
  });
  if (problems.length > 0) throw new ArtifactStoreError(problems.join(' '));
  const read = (name: keyof typeof S3_RULES) => env[name]?.trim() || null;
  const bucket = read('ARTIFACTS_BUCKET');
  if (!bucket) return null;
  const prefix = read('ARTIFACTS_PREFIX')?.replace(/\/?$/, '/') ?? '';
  return { bucket, region: read('ARTIFACTS_REGION'), endpoint: read('ARTIFACTS_ENDPOINT'), prefix };
};
