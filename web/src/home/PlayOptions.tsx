import { Choice } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { gameOf, PLAYABLE } from '../games.ts';
import { LEVELS } from '../levels.ts';
import { SetupFields } from '../table/SetupFields.tsx';
import { DeviceNames } from './DeviceNames.tsx';
import css from './PlayOptions.module.css';
import { usePlayChoice } from './play-choice.ts';

const IDS = PLAYABLE.map(({ id }) => id);

interface PlayOptionsProps {
  /** What keeps a match with these options from starting, or null. */
  readonly onFault: (fault: string | null) => void;
}

/** What "Play now" starts. */
export function PlayOptions({ onFault }: PlayOptionsProps) {
  const say = useSay();
  const { game, seats, level, people, setup, change, choose } = usePlayChoice();
  const { min, max } = gameOf(game)?.players ?? { min: 2, max: 2 };
  return (
    <div className={css.options}>
      {IDS.length > 1 && (
        <Choice
          label={say('wish.game')}
          values={IDS}
          value={game}
          say={(one) => say(`game.${one}`)}
          onChange={choose}
        />
      )}
      <Choice
        label={say('wish.seats')}
        values={range(min, max)}
        value={seats}
        say={String}
        onChange={(count) => change({ seats: count })}
      />
      <Choice
        label={say('wish.level')}
        values={LEVELS}
        value={level}
        disabled={people === seats}
        say={(one) => say(`level.${one}`)}
        onChange={(one) => change({ level: one })}
      />
      <Choice
        label={say('wish.people')}
        hint={say('wish.people.hint')}
        values={range(1, seats)}
        value={people}
        say={String}
        onChange={(count) => change({ people: count })}
      />
      {people > 1 && <DeviceNames />}
      <SetupFields
        game={game}
        seats={seats}
        setup={setup}
        onChange={(to) => change({ setup: to })}
        onFault={onFault}
      />
    </div>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
