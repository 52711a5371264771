import { parseAbi, size, type Address } from 'viem';
import { assemble } from './assemble';
import type { Anvil } from './startAnvil';
import { waitForReceipt } from './waitForReceipt';

export const TOKEN_ABI = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
]);

/** Assembles a token contract, which stores the balance of an address in the slot of the same number. */
const assembleToken = (decimals: number) =>
  assemble(`
  0x00 CALLDATALOAD 0xe0 SHR
  DUP1 0xa9059cbb EQ @transfer JUMPI
  DUP1 0x70a08231 EQ @balanceOf JUMPI
  0x313ce567 EQ @decimals JUMPI
  fail: 0x00 0x00 REVERT

  transfer:
    0x24 CALLDATALOAD DUP1 CALLER SLOAD LT @fail JUMPI
    DUP1 CALLER SLOAD SUB CALLER SSTORE
    0x04 CALLDATALOAD DUP2 DUP2 SLOAD ADD DUP2 SSTORE
    SWAP1 0x00 MSTORE
    CALLER 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef 0x20 0x00 LOG3
    0x01 0x00 MSTORE 0x20 0x00 RETURN

  balanceOf: 0x04 CALLDATALOAD SLOAD 0x00 MSTORE 0x20 0x00 RETURN
  decimals: 0x${decimals.toString(16).padStart(2, '0')} 0x00 MSTORE 0x20 0x00 RETURN
`);

/** Assembles 28 bytes of creation code, which give 10^27 units, a billion tokens, to the deployer and return the code after them. */
const assembleCreation = (length: string) =>
  assemble(`0x033b2e3c9fd0803ce8000000 CALLER SSTORE ${length} DUP1 0x001c 0x00 CODECOPY 0x00 RETURN`);

/** Deploys a token; its whole supply belongs to the chain's first account. */
export async function deployToken({ client }: Anvil, { decimals = 18 } = {}): Promise<Address> {
  const runtime = assembleToken(decimals);
  const length = `0x${size(runtime).toString(16).padStart(4, '0')}`;
  const bytecode = `${assembleCreation(length)}${runtime.slice(2)}` as const;
  const [account] = await client.getAddresses();
  const hash = await client.deployContract({ abi: TOKEN_ABI, bytecode, account: account! });
  const { contractAddress } = await waitForReceipt({ client }, hash);
  return contractAddress!;
}
