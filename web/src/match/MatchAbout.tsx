import type { Snapshot } from '@tablewright/protocol';
import { Dialog } from '../app/Dialog.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { useTermsText } from '../table/terms.ts';
import css from './about.module.css';
import { inFours } from './fingerprint.ts';

interface MatchAboutProps {
  readonly snapshot: Snapshot;
  readonly onClose: () => void;
}

/** The terms of the match, and the fingerprint of its dice. */
export function MatchAbout({ snapshot: { info, position }, onClose }: MatchAboutProps) {
  const say = useSay();
  const locale = useLocale();
  const clock = useTermsText(info.clock);
  const key = position.ending?.key;
  const began = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog title={say('match.about')} onClose={onClose}>
      <dl className={css.about}>
        <dt>{say('match.about.game')}</dt>
        <dd>{say(`game.${info.game}`)}</dd>
        <dt>{say('match.about.started')}</dt>
        <dd>{began.format(info.started)}</dd>
        <dt>{say('match.about.clock')}</dt>
        <dd>{clock}</dd>
        <dt>{say('match.about.rated')}</dt>
        <dd>{say(info.rated ? 'match.yes' : 'match.no')}</dd>
        <dt>{say('match.about.hints')}</dt>
        <dd>{say(info.hints ? 'match.yes' : 'match.no')}</dd>
        <dt>{say('match.about.rules')}</dt>
        <dd>{info.rules}</dd>
        {info.commitment !== '' && (
          <>
            <dt>{say('match.fingerprint')}</dt>
            <dd>
              <code>{inFours(info.commitment)}</code>
              <p>{say('match.fingerprintNote')}</p>
            </dd>
          </>
        )}
        {key !== undefined && (
          <>
            <dt>{say('match.key')}</dt>
            <dd>
              <code>{inFours(key)}</code>
              <p>{say('match.keyNote')}</p>
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}
