import { concatHex, encodeAbiParameters, getContractAddress, hashMessage, zeroHash, type Hex } from 'viem';
import { ERROR_CODES } from '@hashgrid/contracts';
import { assemble } from '../../test/chain/assemble';
import { NODE_TIMEOUT_MS } from '../../test/chain/nodeTimeoutMs';
import { startAnvil, type Anvil } from '../../test/chain/startAnvil';
import { startNodeProxy, type NodeProxy } from '../../test/chain/startNodeProxy';
import { createChains } from '../chain/createChains';
import { openTestApi } from '../../test/openTestApi';
import { newForm, newSession, readEvents } from '../../test/players';
import eip1271 from '../../test/siwe/eip1271.json';
import { link, newMessage, newWallet, sendSignature, sign } from '../../test/wallets';
import { checkContractSignature } from './checkContractSignature';
import { parseSignInMessage } from './parseSignInMessage';

/** Accepts the hash that is stored in it, with any signature (EIP-1271). */
const ACCOUNT = assemble(`
  0x04 CALLDATALOAD 0x00 SLOAD EQ @accept JUMPI
  0x00 0x00 MSTORE 0x20 0x00 RETURN
  accept: 0x1626ba7e00000000000000000000000000000000000000000000000000000000 0x00 MSTORE 0x20 0x00 RETURN
`);
/** Deploys code that accepts every signature. */
const CREATED_BY_FACTORY = concatHex([
  '0x602980600b6000396000f3',
  assemble('0x1626ba7e00000000000000000000000000000000000000000000000000000000 0x00 MSTORE 0x20 0x00 RETURN'),
]);
/** Ignores its calldata and deploys the init code appended to its own bytecode (CREATE2 with a zero salt). */
const FACTORY = concatHex(['0x603460116000396000603460006000f500', CREATED_BY_FACTORY]);
const REVERTING = assemble('0x00 0x00 REVERT');
/** Returns the hash that it is asked about. */
const ECHOING = assemble('0x04 CALLDATALOAD 0x00 MSTORE 0x20 0x00 RETURN');
const ENDLESS_LOOP = assemble('again: 0x01 @again JUMPI');

describe('signatures of contract accounts', () => {
  const api = openTestApi();
  let anvil: Anvil;
  let node: NodeProxy;
  let log: string[];

  beforeAll(async () => {
    anvil = await startAnvil();
  });
  afterAll(() => anvil.close());
  beforeEach(async () => {
    node = await startNodeProxy(anvil.url);
    log = [];
    api.context.chains = createChains(
      { 56: [node.url], 97: [node.url] },
      (line) => log.push(line),
      NODE_TIMEOUT_MS,
    );
  });
  afterEach(() => node.close());

  const newAccount = async (code: Hex = ACCOUNT): Promise<Hex> => {
    const { address } = newWallet();
    await anvil.client.setCode({ address, bytecode: code });
    return address;
  };
  /** Returns a sign-in message that the account accepts; each replaces the previous one. */
  const approve = async (address: Hex, fields?: object) => {
    const message = await newMessage(api, address, fields);
    await anvil.client.setStorageAt({ address, index: 0, value: hashMessage(message) });
    return { message, signature: '0x1234' };
  };
  const readRefusal = async (signed: object) => {
    const { status, body } = await sendSignature(api, signed);
    return [status, body.message];
  };
  /** A valid signature of an unlinked address. */
  const ADDRESS_NOT_LINKED = ERROR_CODES.addressNotLinked;
  const MISMATCH = [401, 'The signature doesn’t match your wallet. Please try again.'];
  const UNVERIFIABLE = [
    401,
    'The signature doesn’t match your wallet, and we can’t check smart contract wallets right now. Use another wallet, or log in with your password.',
  ];

  test('are accepted when the contract accepts them (EIP-1271), and log in to its account', async () => {
    const { accessToken } = await newSession(api);
    const address = await newAccount();
    const linked = await link(api, accessToken, await approve(address));
    expect([linked.status, linked.body.data.contractChainId]).toEqual([200, 56]);
    expect((await sendSignature(api, await approve(address))).status).toBe(200);
  });

  test.each([
    ['refuses them', ACCOUNT],
    ['reverts', REVERTING],
    ['returns something else', ECHOING],
    ['does not exist', undefined],
  ])('are refused when the contract %s', async (_name, code) => {
    const address = code ? await newAccount(code) : newWallet().address;
    expect(await readRefusal({ message: await newMessage(api, address), signature: '0x1234' })).toEqual(
      MISMATCH,
    );
    expect(log).toEqual([]);
  });

  test('are refused when the contract loops forever, which doesn’t count as a failure of the node', async () => {
    const address = await newAccount(ENDLESS_LOOP);
    const [status] = await readRefusal({ message: await newMessage(api, address), signature: '0x1234' });
    expect([status, log]).toEqual([401, []]);
  });

  test.each(['down', 'wrongChain'] as const)(
    'are refused with a reason when the node is "%s"',
    async (behavior) => {
      node.behave(behavior);
      expect(await readRefusal(await approve(await newAccount()))).toEqual(UNVERIFIABLE);
    },
  );

  test('are accepted through the next node when one goes down', async () => {
    api.context.chains = createChains(
      { 56: [node.url, anvil.url] },
      (line) => log.push(line),
      NODE_TIMEOUT_MS,
    );
    const address = await newAccount();
    expect((await sendSignature(api, await approve(address))).body.statusCode).toBe(ADDRESS_NOT_LINKED);
    node.behave('down');
    expect((await sendSignature(api, await approve(address))).body.statusCode).toBe(ADDRESS_NOT_LINKED);
    expect(log).toEqual([expect.stringContaining('is skipped')]);
  });

  test('are accepted through the next node when one fails only at eth_call', async () => {
    api.context.chains = createChains(
      { 56: [node.url, anvil.url] },
      (line) => log.push(line),
      NODE_TIMEOUT_MS,
    );
    node.behave('down', 'eth_call');
    const address = await newAccount();
    expect((await sendSignature(api, await approve(address))).body.statusCode).toBe(ADDRESS_NOT_LINKED);
    expect(node.methods).toContain('eth_call');
    expect(log).toEqual([expect.stringContaining('is skipped')]);
  });

  test('are refused with a reason when the only node fails at eth_call', async () => {
    node.behave('down', 'eth_call');
    expect(await readRefusal(await approve(await newAccount()))).toEqual(UNVERIFIABLE);
  });

  test('are refused with a reason when no node is configured, unlike those of externally owned accounts (EOAs)', async () => {
    api.context.chains = createChains({}, () => undefined);
    expect(await readRefusal(await approve(await newAccount()))).toEqual(UNVERIFIABLE);
    const { accessToken } = await newSession(api);
    const wallet = newWallet();
    expect((await link(api, accessToken, await sign(api, wallet))).status).toBe(200);
    expect((await sendSignature(api, await sign(api, wallet))).status).toBe(200);
  });

  test('of an EOA are checked without querying a node', async () => {
    expect((await sendSignature(api, await sign(api, newWallet()))).body.statusCode).toBe(ADDRESS_NOT_LINKED);
    expect(node.methods).toEqual([]);
  });

  test('log in on the chain of their contract only: on another, the address may be somebody else’s', async () => {
    const other = await startAnvil({ chainId: 97 });
    try {
      api.context.chains = createChains(
        { 56: [anvil.url], 97: [other.url] },
        () => undefined,
        NODE_TIMEOUT_MS,
      );
      const { accessToken } = await newSession(api);
      const address = await newAccount();
      expect((await link(api, accessToken, await approve(address))).status).toBe(200);
      const message = await newMessage(api, address, { chainId: 97 });
      await other.client.setCode({ address, bytecode: ACCOUNT });
      await other.client.setStorageAt({ address, index: 0, value: hashMessage(message) });
      expect(await readRefusal({ message, signature: '0x1234' })).toEqual(MISMATCH);
    } finally {
      await other.close();
    }
  });

  test('do not log in to the account of an EOA, even if code appears at its address', async () => {
    const { accessToken } = await newSession(api);
    const wallet = newWallet();
    await link(api, accessToken, await sign(api, wallet));
    await anvil.client.setCode({ address: wallet.address, bytecode: ACCOUNT });
    expect(await readRefusal(await approve(wallet.address))).toEqual(MISMATCH);
    expect((await readEvents(api, accessToken))[0]).toBe('loginFailed');
    expect((await sendSignature(api, await sign(api, wallet))).status).toBe(200);
  });

  test('are not taken for those of an EOA whose sign-up waits for activation, even if code appears at its address', async () => {
    const wallet = newWallet();
    const device = { 'device-token': 'd'.repeat(43) };
    const { body } = await sendSignature(api, await sign(api, wallet), { device: device['device-token'] });
    const { addressProof } = body.data as unknown as { addressProof: string };
    const form = { ...newForm(), addressProof };
    await api.call('POST /public/auth/sign-up', { body: form, headers: device });
    await anvil.client.setCode({ address: wallet.address, bytecode: ACCOUNT });
    const refused = await sendSignature(api, await approve(wallet.address));
    expect(refused.body.statusCode).toBe(ADDRESS_NOT_LINKED);
    expect((await sendSignature(api, await sign(api, wallet))).body.statusCode).toBe(403);
  });

  const wrap = (factory: Hex): Hex =>
    concatHex([
      encodeAbiParameters(
        [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
        [factory, '0x', '0x1234'],
      ),
      '0x6492649264926492649264926492649264926492649264926492649264926492',
    ]);

  test('are accepted before the contract is deployed (ERC-6492), if the factory deploys it at that address', async () => {
    const factory = await newAccount(FACTORY);
    const bytecode = CREATED_BY_FACTORY;
    const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode });
    const signed = { message: await newMessage(api, address), signature: wrap(factory) };
    expect((await sendSignature(api, signed)).body.statusCode).toBe(ADDRESS_NOT_LINKED);
    expect(await anvil.client.getCode({ address })).toBeUndefined();
    for (const [factoryUsed, claimed] of [
      [factory, newWallet().address],
      [newWallet().address, address],
      [await newAccount(REVERTING), address],
    ] as const) {
      const message = await newMessage(api, claimed);
      expect(await readRefusal({ message, signature: wrap(factoryUsed) })).toEqual(MISMATCH);
    }
    expect(log).toEqual([]);
  });

  test('are accepted in the ERC-6492 format when the contract is already deployed', async () => {
    const address = await newAccount();
    const { message } = await approve(address);
    const signature = wrap(newWallet().address);
    expect((await sendSignature(api, { message, signature })).body.statusCode).toBe(ADDRESS_NOT_LINKED);
  });

  test.each(Object.entries(eip1271))(
    'are accepted only while the contract accepts them: %s (B01)',
    async (_name, vector) => {
      const message = (await parseSignInMessage(vector.message))!;
      const { address } = message;
      const signed = { address, hash: hashMessage(vector.message), signature: vector.signature as Hex };
      const chain = api.context.chains.find(56);
      await anvil.client.setCode({ address, bytecode: ACCOUNT });
      expect(await checkContractSignature(chain, signed)).toBe('refused');
      await anvil.client.setStorageAt({ address, index: 0, value: signed.hash });
      expect(await checkContractSignature(chain, signed)).toBe('accepted');
      expect(await checkContractSignature(undefined, signed)).toBe('unknown');
    },
  );
});
