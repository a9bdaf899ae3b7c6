/** The measure in which landscapes are drawn: two squares by three. */
export const WIDE = 178;
export const HIGH = 267;
