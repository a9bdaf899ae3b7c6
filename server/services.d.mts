/** The programs that are installed here, or what is missing and how to get it. */
export function findServices(): {
  readonly postgres: string | undefined;
  readonly redis: string | undefined;
  readonly missing: { readonly names: readonly string[]; readonly how: string } | null;
};
export function installServices(): void;
