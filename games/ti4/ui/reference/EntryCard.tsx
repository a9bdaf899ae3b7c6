import { Glossed } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { Fragment, memo } from 'react';
import { PROFILES, TECHNOLOGIES } from '../../content/index.ts';
import { PlanetPicture } from '../art/PlanetPicture.tsx';
import { Sign } from '../art/Sign.tsx';
import { TECHNOLOGY } from '../art/palette.ts';
import { UnitPicture } from '../art/Unit.tsx';
import { TilePicture } from '../galaxy-editor/TilePicture.tsx';
import type { Entry } from './entries.ts';
import { marked } from './search.ts';
import styles from './reference.module.css';

interface EntryCardProps {
  readonly entry: Entry;
  /** What was searched for. */
  readonly words: readonly string[];
  readonly teller: Teller;
}

/** A component with all that is written on it; its name is a link to itself. */
export const EntryCard = memo(function EntryCard({ entry, words, teller }: EntryCardProps) {
  const { id, name, facts, text, parts, links } = entry;
  const say = (written: string) => <Marked text={written} words={words} />;
  const read = (written: string) => (words.length > 0 ? say(written) : <Glossed text={written} />);
  return (
    <li id={id} tabIndex={-1} className={styles.entry} data-kind={entry.kind}>
      <Picture entry={entry} />
      <div className={styles.told}>
        <h3>
          <a href={`#${id}`}>{say(name)}</a>
        </h3>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{say(fact)}</li>
          ))}
        </ul>
        {text !== '' && <p>{read(text)}</p>}
        {parts.map((part) => (
          <p key={part.id} id={part.id} tabIndex={-1}>
            <b>{say(part.name)}.</b> {read(part.text)}
          </p>
        ))}
        {links.length > 0 && (
          <nav aria-label={teller.say('ui.ref.more', { what: name })}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.id}>
                  <a href={`#${link.id}`}>{link.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </li>
  );
});

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return marked(text, words).map((piece, i) =>
    piece.found ? <mark key={i}>{piece.text}</mark> : <Fragment key={i}>{piece.text}</Fragment>,
  );
}

function Picture({ entry: { kind, at } }: { readonly entry: Entry }) {
  switch (kind) {
    case 'technology': {
      const { colour, replaces } = TECHNOLOGIES[at];
      return (
        <div
          className={styles.picture}
          style={{ color: colour === null ? '#fff' : TECHNOLOGY[colour] }}
        >
          {replaces === undefined ? (
            <Sign name={colour ?? 'technology'} size={30} />
          ) : (
            <UnitPicture kind={replaces} seat={0} size={34} />
          )}
        </div>
      );
    }
    case 'unit':
      return (
        <div className={styles.picture}>
          <UnitPicture kind={PROFILES[at].kind} seat={0} size={34} />
        </div>
      );
    case 'planet':
      return (
        <div className={styles.picture}>
          <PlanetPicture planet={at} size={40} />
        </div>
      );
    case 'system':
      return (
        <div className={styles.tile}>
          <TilePicture tile={at} />
        </div>
      );
    default:
      return null;
  }
}
