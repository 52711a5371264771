import { NO_THIRD_PARTY_TELEMETRY, DEFAULT_WALLET_SETTINGS, type WalletSettings } from '@hashgrid/contracts';
import { createPageHeaders } from './createPageHeaders';

/** Returns the directives of the policy, by name. */
const readPolicy = (settings: Partial<WalletSettings>): Record<string, string> => {
  const policy = String(
    createPageHeaders('n-1', {
      wallet: { ...DEFAULT_WALLET_SETTINGS, ...settings },
      telemetry: NO_THIRD_PARTY_TELEMETRY,
    })['content-security-policy'],
  );
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
};

test('allows no other host unless wallets are configured', () => {
  const policy = readPolicy({});
  expect(policy).toMatchObject({
    'script-src': "'self' 'nonce-n-1'",
    'connect-src': "'self'",
    'trusted-types': 'import-map',
  });
  expect(Object.values(policy).join(' ')).not.toMatch(/https?:|wss?:/);
});

test('[W12] allows the chain nodes that browsers use, each host once and without its path', () => {
  const nodes = {
    56: ['https://a.example/rpc?x=1', 'https://a.example/two'],
    97: ['http://127.0.0.1:8545/'],
  };
  expect(readPolicy({ nodes })['connect-src']).toBe("'self' https://a.example http://127.0.0.1:8545");
});

test("allows the relay of WalletConnect and Web3Modal's list and markup with a project ID", () => {
  expect(readPolicy({ walletConnectProjectId: '0'.repeat(32) })).toMatchObject({
    'script-src': "'self' 'nonce-n-1'",
    'style-src': "'self' 'nonce-n-1'",
    'connect-src': "'self' wss://relay.walletconnect.com https://api.web3modal.org",
    'trusted-types': 'import-map lit-html',
  });
});

test("[W11] allows only Ledger's script on its CDN, and the policy that creates its URL", () => {
  const ledgerConnectKitUrl = 'https://cdn.example/npm/kit@1.1.12/dist/umd/index.js?v=1';
  expect(readPolicy({ ledgerConnectKitUrl })).toMatchObject({
    'script-src': "'self' 'nonce-n-1' https://cdn.example/npm/kit@1.1.12/dist/umd/index.js",
    'connect-src': "'self' wss://relay.walletconnect.com",
    'trusted-types': 'import-map ledger-connect-kit',
  });
});

test('prevents a URL of the settings from adding a directive', () => {
  const policy = readPolicy({ ledgerConnectKitUrl: "https://cdn.example/a;img-src *,b'/index.js" });
  expect(policy['script-src']).toBe("'self' 'nonce-n-1' https://cdn.example/a%3Bimg-src%20*%2Cb'/index.js");
  expect(policy['img-src']).toBe("'self' data: blob:");
});
