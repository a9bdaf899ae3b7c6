import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Me } from '@tablewright/protocol';
import { people } from '../people/api.ts';

/** Passkeys belong to a domain name; an IP address has none. */
export const canPasskey = browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname);

/** Adds a passkey to my account, or creates an account with this name. */
export async function registerPasskey(names: { name?: string; label?: string }): Promise<Me> {
  const { id, options } = await people.passkeyOptions({ purpose: 'register', name: names.name });
  const response = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  });
  return people.addPasskey({ id, response, label: names.label });
}

/** `quietly`: offered as autofill in the name field, if the browser supports it. */
export async function signInByPasskey(quietly = false): Promise<Me> {
  const { id, options } = await people.passkeyOptions({ purpose: 'sign-in' });
  const response = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: quietly,
  });
  return people.enterByPasskey({ id, response });
}

export const canOfferQuietly = browserSupportsWebAuthnAutofill;

export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}
