import type { ToolProps } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { useId, useMemo, useState } from 'react';
import { FACTIONS } from '../../content/index.ts';
import { battleOdds, type Odds } from '../../odds/index.ts';
import { fromSearch, toSearch } from '../../odds/link.ts';
import {
  battleOf,
  type Camp,
  EMPTY_SKETCH,
  figuresOfSketch,
  type Sketch,
} from '../../odds/sketch.ts';
import { Paints } from '../art/Paints.tsx';
import { OddsView } from '../odds/OddsView.tsx';
import { CampFields } from './CampFields.tsx';
import styles from './calculator.module.css';

/** Two fleets against each other, without a match; the whole of it stands in the address. */
export function Calculator({ teller, search, onSearch }: ToolProps) {
  const sketch = useMemo(() => fromSearch(search), [search]);
  const figures = useMemo(() => figuresOfSketch(sketch), [sketch]);
  const odds = useMemo(() => oddsOf(sketch), [sketch]);
  const change = (part: Partial<Sketch>): void => onSearch(toSearch({ ...sketch, ...part }));
  const [attacker, defender] = sketch.camps;
  return (
    <div className={styles.calculator}>
      <Paints />
      <Terms teller={teller} sketch={sketch} onChange={change} />
      <CampFields
        teller={teller}
        side="attacker"
        camp={attacker}
        figures={figures[0]}
        isInvasion={sketch.isInvasion}
        onChange={(camp) => change({ camps: [camp, defender] })}
      />
      <CampFields
        teller={teller}
        side="defender"
        camp={defender}
        figures={figures[1]}
        isInvasion={sketch.isInvasion}
        onChange={(camp) => change({ camps: [attacker, camp] })}
      />
      <Result teller={teller} sketch={sketch} odds={odds} />
    </div>
  );
}

function oddsOf(sketch: Sketch): Odds | null {
  const battle = battleOf(sketch);
  return battle === null ? null : battleOdds(battle);
}

/** What is fought for and where, and what concerns both sides. */
function Terms({
  teller,
  sketch,
  onChange,
}: {
  readonly teller: Teller;
  readonly sketch: Sketch;
  readonly onChange: (part: Partial<Sketch>) => void;
}) {
  const name = useId();
  const [attacker, defender] = sketch.camps;
  return (
    <div className={styles.terms}>
      <fieldset>
        <legend>{teller.say('ui.calc.what')}</legend>
        {([false, true] as const).map((isInvasion) => (
          <label key={String(isInvasion)} className={styles.check}>
            <input
              type="radio"
              name={name}
              checked={sketch.isInvasion === isInvasion}
              onChange={() => onChange({ isInvasion })}
            />
            {teller.say(isInvasion ? 'ui.calc.invasion' : 'ui.calc.spaceOnly')}
          </label>
        ))}
      </fieldset>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={sketch.isNebula}
          onChange={(event) => onChange({ isNebula: event.currentTarget.checked })}
        />
        {teller.say('ui.calc.nebula')}
      </label>
      <div className={styles.buttons}>
        <button type="button" onClick={() => onChange({ camps: [defender, attacker] })}>
          {teller.say('ui.calc.swap')}
        </button>
        <button type="button" onClick={() => onChange(EMPTY_SKETCH)}>
          {teller.say('ui.calc.clear')}
        </button>
        <CopyLink teller={teller} />
      </div>
    </div>
  );
}

function CopyLink({ teller }: { readonly teller: Teller }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {teller.say('ui.calc.share')}
      </button>
      <span role="status">{isCopied && teller.say('ui.calc.shared')}</span>
    </>
  );
}

function Result({
  teller,
  sketch,
  odds,
}: {
  readonly teller: Teller;
  readonly sketch: Sketch;
  readonly odds: Odds | null;
}) {
  const nameOf = ({ faction }: Camp): string => teller.name(`faction.${FACTIONS[faction].id}`);
  const [attacker, defender] = sketch.camps;
  return (
    <section className={styles.result} aria-live="polite">
      <h2>{teller.say('ui.calc.result')}</h2>
      {odds === null ? (
        <p>{teller.say('ui.calc.none')}</p>
      ) : (
        <OddsView
          odds={odds}
          isInvasion={sketch.isInvasion}
          sides={[
            { name: `${teller.say('ui.calc.side.attacker')}: ${nameOf(attacker)}`, seat: 0 },
            { name: `${teller.say('ui.calc.side.defender')}: ${nameOf(defender)}`, seat: 1 },
          ]}
          teller={teller}
          isOpen
        />
      )}
    </section>
  );
}
