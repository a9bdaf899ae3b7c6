/** Paths of test files. */
export declare const LONG_SERVER: string[];
