import { useId, useState } from 'react';
import { Icon } from '@tablewright/board';
import { useSay } from '../app/text.tsx';
import css from './Hero.module.css';
import { PlayOptions } from './PlayOptions.tsx';
import { usePlay } from './usePlay.ts';
import { useNewTable } from './useNewTable.ts';
import { usePlayChoice } from './play-choice.ts';

export function Hero() {
  const say = useSay();
  const choice = usePlayChoice();
  const { play, isPending, problem } = usePlay();
  const table = useNewTable();
  const [choosing, setChoosing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const optionsId = useId();
  const faultId = useId();
  return (
    <section className={css.hero} aria-labelledby="headline">
      <div className={css.words}>
        <h1 id="headline">{say('home.headline')}</h1>
        <p>{say('home.lead')}</p>
      </div>
      <div className={css.start}>
        <div className={css.buttons}>
          <button
            type="button"
            className={css.play}
            disabled={isPending || fault !== null}
            aria-describedby={faultId}
            onClick={() => play(choice)}
          >
            <Icon name="play" />
            {say('home.playNow')}
          </button>
          <button
            type="button"
            className={css.invite}
            disabled={table.isPending}
            onClick={() => table.open(choice.game)}
          >
            {say('home.inviteFriends')}
          </button>
        </div>
        <button
          type="button"
          className={css.summary}
          aria-expanded={choosing}
          aria-controls={optionsId}
          onClick={() => setChoosing(!choosing)}
        >
          <span>
            {say('home.wish', {
              game: say(`game.${choice.game}`),
              seats: choice.seats,
              people: choice.people,
              level: say(`level.${choice.level}`),
            })}
          </span>
          <span className={css.change}>
            {say(choosing ? 'home.wish.close' : 'home.wish.change')}
          </span>
        </button>
        <p id={faultId} className={css.problem}>
          {fault}
        </p>
        <p className={css.problem} role="alert">
          {problem ?? table.problem}
        </p>
      </div>
      <div id={optionsId} className={css.options} hidden={!choosing}>
        {(choosing || fault !== null) && <PlayOptions onFault={setFault} />}
      </div>
    </section>
  );
}
