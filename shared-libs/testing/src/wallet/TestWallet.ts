import { createWalletClient, defineChain, hexToString, http, numberToHex, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** Options of a test wallet. */
export interface TestWalletOptions {
  /** Private keys of the accounts, that of the selected account first. One random key by default. */
  privateKeys?: Hex[];
  /** ID of the initial chain; 56 (BNB Smart Chain) by default. */
  chainId?: number;
  /** IDs of the chains that the wallet can switch to; 56 and 97 (its testnet) by default. Switching to another one fails with code 4902. */
  knownChainIds?: number[];
  /** JSON-RPC node that receives transactions and all methods that the wallet doesn't handle. */
  nodeUrl?: string;
  /** Details that the wallet announces (EIP-6963). */
  info?: { name?: string; rdns?: string; icon?: string; uuid?: string };
  /** Flags of the provider, for example `{ isMetaMask: true }`. */
  flags?: Record<string, unknown>;
}

type Params = readonly unknown[];
type Listener = (value: unknown) => void;
type Answer = (params: Params) => unknown;

interface ProviderRequest {
  method: string;
  params?: unknown;
}

const ICON =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

/** An error as wallets throw it (EIP-1193). */
export class ProviderRpcError extends Error {
  override name = 'ProviderRpcError';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/**
 * Wallet for tests in Jest and in a browser: an EIP-1193 provider that signs with real keys. It approves every request
 * unless the test replaces an answer: `wallet.answers.personal_sign = () => { throw new ProviderRpcError(4001, 'User rejected') }`.
 */
export class TestWallet {
  /** Answers by method, which replace the wallet's own. A promise that never settles simulates a wallet that never answers. */
  answers: Record<string, Answer | undefined> = {};
  /** Whether the page has permission to see the accounts. */
  isConnected = false;
  chainId: number;
  knownChainIds: number[];
  /** Methods that the page has called, in order. */
  readonly requests: { method: string; params: Params }[] = [];
  readonly provider: Record<string, unknown> & { request(request: ProviderRequest): Promise<unknown> };
  readonly info: { name: string; rdns: string; icon: string; uuid: string };
  #accounts;
  #nodeUrl: string | undefined;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor({ privateKeys, chainId, knownChainIds, nodeUrl, info, flags }: TestWalletOptions = {}) {
    this.#accounts = (privateKeys ?? [generatePrivateKey()]).map((key) => privateKeyToAccount(key));
    this.chainId = chainId ?? 56;
    this.knownChainIds = knownChainIds ?? [56, 97];
    this.#nodeUrl = nodeUrl;
    this.info = {
      name: 'Test Wallet',
      rdns: 'org.example.test-wallet',
      icon: ICON,
      uuid: crypto.randomUUID(),
      ...info,
    };
    this.provider = {
      request: ({ method, params }: ProviderRequest) => this.#handle(method, (params ?? []) as Params),
      on: (event: string, listener: Listener) => this.#getListeners(event).add(listener) && this.provider,
      removeListener: (event: string, listener: Listener) =>
        this.#getListeners(event).delete(listener) && this.provider,
      ...flags,
    };
  }

  /** Addresses of the accounts, the selected one first. */
  get addresses(): Hex[] {
    return this.#accounts.map(({ address }) => address);
  }

  /** Announces the wallet now and whenever a page asks for wallets (EIP-6963). */
  announce(): void {
    const detail = Object.freeze({ info: this.info, provider: this.provider });
    const send = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.addEventListener('eip6963:requestProvider', send);
    send();
  }

  /** Sets `window.ethereum`, or another global, to the provider, as wallets did before EIP-6963. */
  inject(name = 'ethereum'): void {
    (window as unknown as Record<string, unknown>)[name] = this.provider;
  }

  /** Emits an event of the provider, such as `disconnect`. */
  emit(event: string, value: unknown): void {
    for (const listener of this.#getListeners(event)) listener(value);
  }

  /** Selects another account, as a player does in the wallet. */
  selectAccount(index: number): void {
    const selected = this.#accounts.splice(index, 1);
    this.#accounts = [...selected, ...this.#accounts];
    if (this.isConnected) this.emit('accountsChanged', this.addresses);
  }

  /** Revokes the page's permission, as a player does in the wallet. */
  revoke(): void {
    this.isConnected = false;
    this.emit('accountsChanged', []);
  }

  /** Switches to another chain, as a player or the page does. */
  setChain(chainId: number): void {
    if (chainId === this.chainId) return;
    this.chainId = chainId;
    this.emit('chainChanged', numberToHex(chainId));
  }

  #getListeners(event: string): Set<Listener> {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    return listeners;
  }

  async #handle(method: string, params: Params): Promise<unknown> {
    this.requests.push({ method, params });
    const answer = this.answers[method] ?? this.#defaultAnswers[method];
    return answer ? answer(params) : this.#callNode(method, params);
  }

  readonly #defaultAnswers: Record<string, Answer> = {
    eth_chainId: () => numberToHex(this.chainId),
    eth_accounts: () => (this.isConnected ? this.addresses : []),
    eth_requestAccounts: () => {
      this.isConnected = true;
      return this.addresses;
    },
    wallet_requestPermissions: () => {
      this.isConnected = true;
      const caveats = [{ type: 'restrictReturnedAccounts', value: this.addresses }];
      return [{ parentCapability: 'eth_accounts', caveats }];
    },
    wallet_revokePermissions: () => {
      this.revoke();
      return null;
    },
    wallet_switchEthereumChain: ([parameter]) => {
      const chainId = Number((parameter as { chainId: Hex }).chainId);
      if (!this.knownChainIds.includes(chainId)) {
        throw new ProviderRpcError(4902, `Unrecognized chain ID "${numberToHex(chainId)}".`);
      }
      this.setChain(chainId);
      return null;
    },
    wallet_addEthereumChain: ([parameter]) => {
      const chainId = Number((parameter as { chainId: Hex }).chainId);
      this.knownChainIds.push(chainId);
      this.setChain(chainId);
      return null;
    },
    personal_sign: ([data, address]) =>
      this.#findAccount(address).signMessage({ message: decodeMessage(data) }),
    eth_sendTransaction: ([transaction]) => this.#send(transaction as TransactionRequest),
  };

  #findAccount(address: unknown) {
    const found = this.#accounts.find(
      (account) => account.address.toLowerCase() === String(address).toLowerCase(),
    );
    if (!found || !this.isConnected) {
      throw new ProviderRpcError(4100, 'The requested account has not been authorized by the user.');
    }
    return found;
  }

  async #send({ from, to, value, data, gasPrice }: TransactionRequest): Promise<Hex> {
    const account = this.#findAccount(from);
    const client = createWalletClient({ account, chain: this.#chain, transport: http(this.#getNodeUrl()) });
    return client.sendTransaction({
      to,
      ...(value && { value: BigInt(value) }),
      ...(data && { data }),
      ...(gasPrice && { gasPrice: BigInt(gasPrice) }),
    } as Parameters<typeof client.sendTransaction>[0]);
  }

  get #chain() {
    return defineChain({
      id: this.chainId,
      name: `Chain ${this.chainId}`,
      nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    });
  }

  #getNodeUrl(): string {
    if (!this.#nodeUrl) throw new ProviderRpcError(4900, 'The test wallet has no node. Give it a nodeUrl.');
    return this.#nodeUrl;
  }

  async #callNode(method: string, params: Params): Promise<unknown> {
    const response = await fetch(this.#getNodeUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as {
      result?: unknown;
      error?: { code: number; message: string };
    };
    if (error) throw new ProviderRpcError(error.code, error.message);
    return result;
  }
}

interface TransactionRequest {
  from: Hex;
  to: Hex;
  value?: Hex;
  data?: Hex;
  gasPrice?: Hex;
}

/** Decodes the text of `personal_sign`, which is sent as hexadecimal bytes. */
const decodeMessage = (data: unknown): string =>
  String(data).startsWith('0x') ? hexToString(data as Hex) : String(data);
