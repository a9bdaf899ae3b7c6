/** +12, −7, ±0. */
export function signed(change: number): string {
  const whole = Math.round(change);
  if (whole === 0) return '±0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}
