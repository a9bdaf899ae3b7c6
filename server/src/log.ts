/** Where trouble is written down. */
export interface Log {
  error(details: object, message: string): void;
}
