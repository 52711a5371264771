import { ArtifactStoreError } from '@hashgrid/contracts/releases';

/** A bucket of an S3-compatible store. Credentials come from where the AWS SDK looks for them. */
export interface S3Settings {
  bucket: string;
  /** Null for the one that the AWS SDK finds in its own settings. */
  region: string | null;
  /** URL of the store; null for AWS in the region. */
  endpoint: string | null;
  /** Path before the keys, with a slash at its end; empty for none. */
  prefix: string;
}

/** Rules for the values of the settings, by environment variable. */
export const S3_RULES = {
  ARTIFACTS_BUCKET: {
    isValid: (value: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value) && !value.includes('..'),
    expected: 'the name of a bucket: 3 to 63 lowercase letters, digits, dots and dashes',
  },
  ARTIFACTS_REGION: {
    isValid: (value: string) => /^[a-z0-9-]{1,40}$/.test(value),
    expected: 'a region such as "eu-central-1"',
  },
  ARTIFACTS_ENDPOINT: {
    isValid: (value: string) => {
      if (!URL.canParse(value)) return false;
      const { protocol, username, password, search, hash } = new URL(value);
      return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
    },
    expected: 'an http or https URL such as "https://s3.example.org", without a user or a password',
    // It may contain a password by mistake.
    isSecret: true,
  },
  ARTIFACTS_PREFIX: {
    isValid: (value: string) => /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*\/?$/.test(value),
    expected: 'a path such as "hashgrid/production"',
  },
};

/**
 * Reads the settings of the bucket from environment variables.
 * @returns Null when `ARTIFACTS_BUCKET` is not set: releases are in a folder.
 * @throws {ArtifactStoreError} naming every variable with an invalid value.
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
