export function isPrompt(key: string): boolean;
export function promptFaults(
  id: string,
  messages: { readonly [key: string]: string },
  files: readonly string[],
): string[];
