import { brotliCompressSync, constants } from 'node:zlib';

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** As small as it travels. */
export function compressed(content: Uint8Array | string): Buffer {
  return brotliCompressSync(content, { params: QUALITY });
}
