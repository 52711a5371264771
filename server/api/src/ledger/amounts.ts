/** Returns a decimal amount in minor units; undefined when it has more decimals than the token. */
export function toMinorUnits(decimal: string, decimals: number): bigint | undefined {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > decimals) return undefined;
  return BigInt(whole + digits.padEnd(decimals, '0'));
}

/** Returns a configured amount in minor units. Throws when it has more decimals than the token. */
export function toExactMinorUnits(decimal: string, decimals: number): bigint {
  const units = toMinorUnits(decimal, decimals);
  if (units === undefined) throw new Error(`"${decimal}" has more than ${decimals} decimals.`);
  return units;
}

/** Returns minor units as a decimal without trailing zeros. */
export function toDecimal(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
