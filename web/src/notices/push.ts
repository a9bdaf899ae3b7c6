import type { Language, Parts } from '@tablewright/protocol';
import { people } from '../people/api.ts';

export type PushState = 'impossible' | 'denied' | 'on' | 'off';

/** Whether this browser shows notices while no page is open. */
export async function pushState(): Promise<PushState> {
  const registration = await worker();
  if (registration === null) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await registration.pushManager.getSubscription();
  return subscription === null ? 'off' : 'on';
}

type Device = Parts<'POST /api/push'>['body']['subscription'];

export async function startPush(key: string, language: Language): Promise<PushState> {
  const registration = await worker();
  if (registration === null) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  // Browsers write all fields that the server asks for; the type leaves them open.
  await people.subscribe({ subscription: subscription.toJSON() as Device, language });
  return 'on';
}

export async function stopPush(): Promise<PushState> {
  const registration = await worker();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await people.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}
