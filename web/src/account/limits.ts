export const LONGEST_NAME = 24;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
/** For the names of passkeys and tokens. */
export const LONGEST_LABEL = 60;
