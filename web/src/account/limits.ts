export const LONGEST_NAME = 24;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
/** Of passkeys and tokens. */
export const LONGEST_LABEL = 60;
