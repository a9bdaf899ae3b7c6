import webPush from 'web-push';
import type { Config } from '../config.ts';
import { kept } from '../secret.ts';
import { type Outcome, outcomeOf, type Told } from './channel.ts';
import type { Outside } from './outside.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a browser provides for its push service. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** People who were away longer look at the page itself. */
const LASTS = 86_400;

/** The keys by which push services know this server; null when several nodes share none. */
export function vapidKeys(
  config: Pick<Config, 'vapidPublicKey' | 'vapidPrivateKey' | 'redisUrl' | 'dataDir'>,
): VapidKeys | null {
  const { vapidPublicKey, vapidPrivateKey, redisUrl, dataDir } = config;
  if (vapidPublicKey !== null && vapidPrivateKey !== null)
    return { publicKey: vapidPublicKey, privateKey: vapidPrivateKey };
  // A subscription is bound to one key, so keys made by each node would not work.
  if (redisUrl !== null) return null;
  const made = kept(dataDir, 'vapid-keys', /^[\w-]{87} [\w-]{43}$/, () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return `${publicKey} ${privateKey}`;
  });
  const [publicKey, privateKey] = made.split(' ');
  return { publicKey, privateKey };
}

/** The contact that push services can write to about this server. */
export function contactOf(pushContact: string | null, publicUrl: string): string {
  if (pushContact !== null) return pushContact;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? publicUrl : `mailto:host@${hostname}`;
}

export function sendPush(
  outside: Outside,
  { endpoint, keys }: Subscription,
  told: Told,
  vapidDetails: VapidKeys & { readonly subject: string },
  report: (error: Error) => void,
): Promise<Outcome> {
  return outcomeOf(async () => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify(told),
      { vapidDetails, TTL: LASTS, urgency: 'high', topic: told.tag.slice(0, 32) },
    );
    return outside.post(new URL(endpoint), headers as Record<string, string>, body, 'public');
  }, report);
}
