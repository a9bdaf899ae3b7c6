import type { PushMessage } from '@tablewright/protocol';

/** A notice put into words. */
export type Told = PushMessage;

/** `later`: try again. `gone`: nobody is there any more. */
export type Outcome = 'done' | 'later' | 'refused' | 'gone';

/** What the status of another server means. */
export async function outcomeOf(
  post: () => Promise<number>,
  report: (error: Error) => void,
): Promise<Outcome> {
  let status: number;
  try {
    status = await post();
  } catch (error) {
    report(error as Error);
    return 'later';
  }
  if (status >= 200 && status < 300) return 'done';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}
