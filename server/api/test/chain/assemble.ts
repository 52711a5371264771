import type { Hex } from 'viem';

/** Opcodes of the instructions that the tests' contracts use. */
const INSTRUCTIONS: Readonly<Record<string, number>> = {
  ADD: 0x01,
  SUB: 0x03,
  LT: 0x10,
  EQ: 0x14,
  SHR: 0x1c,
  CALLER: 0x33,
  CALLDATALOAD: 0x35,
  CODECOPY: 0x39,
  MSTORE: 0x52,
  SLOAD: 0x54,
  SSTORE: 0x55,
  JUMPI: 0x57,
  JUMPDEST: 0x5b,
  DUP1: 0x80,
  DUP2: 0x81,
  SWAP1: 0x90,
  LOG3: 0xa3,
  RETURN: 0xf3,
  REVERT: 0xfd,
};

/** Pushes the next byte, or the next two; the opcodes up to PUSH32 follow in order. */
const PUSH1 = 0x60;
const PUSH2 = 0x61;
const toByte = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Assembles EVM code from words: instructions, hexadecimal numbers to push, `name:` for a jump destination, and `@name` to
 * push its position.
 */
export function assemble(source: string): Hex {
  const positions = new Map<string, number>();
  let length = 0;
  const parts = source
    .trim()
    .split(/\s+/)
    .map((word) => {
      const digits = /^0x([0-9a-f]{2})+$/.test(word) ? word.slice(2) : undefined;
      if (word.endsWith(':')) positions.set(word.slice(0, -1), length);
      const code = word.endsWith(':') ? INSTRUCTIONS.JUMPDEST : INSTRUCTIONS[word];
      if (digits === undefined && code === undefined && !word.startsWith('@'))
        throw new Error(`There is no instruction "${word}".`);
      // An instruction has one byte, and a push its operand too, which is two bytes long for a position.
      length += digits ? 1 + digits.length / 2 : word.startsWith('@') ? 3 : 1;
      if (digits) return () => toByte(PUSH1 + digits.length / 2 - 1) + digits;
      if (code !== undefined) return () => toByte(code);
      return () => `${toByte(PUSH2)}${(positions.get(word.slice(1)) ?? 0).toString(16).padStart(4, '0')}`;
    });
  return `0x${parts.map((write) => write()).join('')}`;
}
