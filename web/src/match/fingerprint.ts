/** 64 hexadecimal digits that people can compare: in groups of four. */
export function inFours(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}
