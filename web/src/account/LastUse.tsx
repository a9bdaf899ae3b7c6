import { ago } from '../app/format.ts';
import { useLocale, useSay } from '../app/text.tsx';

interface LastUseProps {
  readonly created: number;
  readonly used: number | null;
}

/** When a passkey or a token was used last, or else made. */
export function LastUse({ created, used }: LastUseProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <span>
      {used === null
        ? say('account.created', { when: ago(created, locale) })
        : say('account.used', { when: ago(used, locale) })}
    </span>
  );
}
