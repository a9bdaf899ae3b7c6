import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CBORType = Parameters<typeof isoCBOR.encode>[0];

/** Flags of an authenticator: user present, user verified, key attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export interface Ceremony {
  readonly origin: string;
  readonly rpId: string;
  readonly challenge: string;
}

/** What a security key does, in software: it can be told to lie. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  userHandle = '';
  private readonly secret: KeyObject;
  private readonly publicKey: Uint8Array;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.secret = privateKey;
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
  }

  register({ rpId, ...ceremony }: Ceremony): object {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.said(rpId, PRESENT | VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      id,
      this.publicKey,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, CBORType>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.answer({
      clientDataJSON: clientData('webauthn.create', ceremony),
      attestationObject: Buffer.from(attestation).toString('base64url'),
    });
  }

  signIn({ rpId, ...ceremony }: Ceremony): object {
    this.counter++;
    const authData = this.said(rpId, PRESENT | VERIFIED);
    const clientDataJSON = clientData('webauthn.get', ceremony);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), this.secret);
    return this.answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private said(rpId: string, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
  }

  private answer(response: object): object {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { transports: ['internal'], ...response },
    };
  }
}

function clientData(type: string, { origin, challenge }: Omit<Ceremony, 'rpId'>): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url');
}
