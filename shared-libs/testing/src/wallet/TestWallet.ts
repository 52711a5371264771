import { createWalletClient, defineChain, hexToString, http, numberToHex, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** How a test wallet behaves. A test may change each of these at any time. */
export interface TestWalletOptions {
  /** Keys of its accounts, the selected one first. One random key if missing. */
  privateKeys?: Hex[];
  chainId?: number;
  /** Chains that it can switch to; a request for any other fails with code 4902. */
  knownChainIds?: number[];
  /** Node that it sends transactions to and reads the chain from. */
  nodeUrl?: string;
  /** What it announces (EIP-6963). */
  info?: { name?: string; rdns?: string; icon?: string; uuid?: string };
  /** Flags of its provider, for example `{ isMetaMask: true }`. */
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
 * A wallet for tests, in jest and in a page: an EIP-1193 provider that signs with real keys. It approves every request
 * until a test replaces an answer: `wallet.answers.personal_sign = () => { throw new ProviderRpcError(4001, 'User rejected') }`.
 */
export class TestWallet {
  /** Answers that replace its own, by method. A promise that never settles simulates a wallet that never answers. */
  answers: Record<string, Answer | undefined> = {};
  /** Whether the player has let the page see the accounts. */
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
      on: (event: string, listener: Listener) => this.#listenersTo(event).add(listener) && this.provider,
      removeListener: (event: string, listener: Listener) =>
        this.#listenersTo(event).delete(listener) && this.provider,
      ...flags,
    };
  }

  /** Addresses of its accounts, the selected one first. */
  get addresses(): Hex[] {
    return this.#accounts.map(({ address }) => address);
  }

  /** Announces itself now and whenever a page asks (EIP-6963). */
  announce(): void {
    const detail = Object.freeze({ info: this.info, provider: this.provider });
    const send = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.addEventListener('eip6963:requestProvider', send);
    send();
  }

  /** Puts itself where wallets did before EIP-6963: at `window.ethereum`. */
  inject(name = 'ethereum'): void {
    (window as unknown as Record<string, unknown>)[name] = this.provider;
  }

  emit(event: string, value: unknown): void {
    for (const listener of this.#listenersTo(event)) listener(value);
  }

  /** The player selects another account in the wallet. */
  selectAccount(index: number): void {
    const selected = this.#accounts.splice(index, 1);
    this.#accounts = [...selected, ...this.#accounts];
    if (this.isConnected) this.emit('accountsChanged', this.addresses);
  }

  /** The player takes the page's permission back in the wallet. */
  revoke(): void {
    this.isConnected = false;
    this.emit('accountsChanged', []);
  }

  /** The player or the page chooses another chain. */
  setChain(chainId: number): void {
    if (chainId === this.chainId) return;
    this.chainId = chainId;
    this.emit('chainChanged', numberToHex(chainId));
  }

  #listenersTo(event: string): Set<Listener> {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    return listeners;
  }

  async #handle(method: string, params: Params): Promise<unknown> {
    this.requests.push({ method, params });
    const answer = this.answers[method] ?? this.#ownAnswers[method];
    return answer ? answer(params) : this.#askNode(method, params);
  }

  readonly #ownAnswers: Record<string, Answer> = {
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
    personal_sign: ([data, address]) => this.#findAccount(address).signMessage({ message: toText(data) }),
    eth_sendTransaction: ([transaction]) => this.#send(transaction as SentTransaction),
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

  async #send({ from, to, value, data, gasPrice }: SentTransaction): Promise<Hex> {
    const account = this.#findAccount(from);
    const client = createWalletClient({ account, chain: this.#chain, transport: http(this.#requireNode()) });
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

  #requireNode(): string {
    if (!this.#nodeUrl) throw new ProviderRpcError(4900, 'The test wallet has no node. Give it a nodeUrl.');
    return this.#nodeUrl;
  }

  async #askNode(method: string, params: Params): Promise<unknown> {
    const response = await fetch(this.#requireNode(), {
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

interface SentTransaction {
  from: Hex;
  to: Hex;
  value?: Hex;
  data?: Hex;
  gasPrice?: Hex;
}

/** `personal_sign` gets its text as hexadecimal bytes. */
const toText = (data: unknown): string =>
  String(data).startsWith('0x') ? hexToString(data as Hex) : String(data);
