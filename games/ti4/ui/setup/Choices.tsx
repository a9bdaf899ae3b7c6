import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import type { FocusEvent } from 'react';
import { FACTIONS, MAPS, PLANETS, TILES } from '../../content/index.ts';
import { LAYOUTS, sliceMeasures, slicePlaces, PLACES } from '../../galaxy/index.ts';
import { allBans } from '../../rules/draft.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { centreOf, hexOutline } from '../art/hex.ts';
import { PlanetPicture } from '../art/PlanetPicture.tsx';
import { Sign } from '../art/Sign.tsx';
import art from '../art/art.module.css';
import { TileDrawing } from '../galaxy-editor/TilePicture.tsx';
import { factionLabel, positionLabel, sliceLabel } from './words.ts';
import styles from './setup.module.css';

/** Is there still something to ban, to pick or to draft? */
export function isDrafting({ phase, players, draft, variant }: Ti4): boolean {
  if (phase !== 'setup') return false;
  const isOpen = players.some(({ faction }) => faction === NONE);
  return (
    isOpen || (isDrafted(variant) && draft.position.includes(NONE)) || lacksSlice(draft, variant)
  );
}

const isDrafted = ({ factions, galaxy }: Ti4['variant']): boolean =>
  factions === 'draft' || galaxy === 'slices';

const lacksSlice = ({ slice }: Ti4['draft'], { galaxy }: Ti4['variant']): boolean =>
  galaxy === 'slices' && slice.includes(NONE);

/** Everything that can be chosen before the match. What the viewer still lacks comes first. */
export function Choices(props: BoardProps<Ti4>) {
  const { state, viewer } = props;
  const { slice, position } = state.draft;
  const parts = [
    { Part: Slices, isOwned: slice[viewer] !== NONE },
    { Part: Factions, isOwned: (state.players[viewer]?.faction ?? NONE) !== NONE },
    { Part: Positions, isOwned: position[viewer] !== NONE },
  ];
  const ordered = [
    ...parts.filter(({ isOwned }) => !isOwned),
    ...parts.filter(({ isOwned }) => isOwned),
  ];
  return (
    <div className={styles.choices} data-subject="draft" onFocus={bringIntoView}>
      {ordered.map(({ Part }) => (
        <Part key={Part.name} {...props} />
      ))}
    </div>
  );
}

/** The table moves the focus without scrolling, which is right for a map alone. */
function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

function Factions({ state, teller, lights }: BoardProps<Ti4>) {
  const { factions, banned } = state.draft;
  if (factions.length === 0 || state.players.every(({ faction }) => faction !== NONE)) return null;
  const isBanning = [...lights.keys()].some((key) => key.startsWith('banFaction:'));
  return (
    <section>
      <h3>
        {teller.say('ui.setup.factions')}
        {isBanning && (
          <small>
            {teller.say('ui.setup.bans', { number: banned.length + 1, all: allBans(state) })}
          </small>
        )}
      </h3>
      <ul className={styles.cards}>
        {factions.map((faction) => {
          const { id, abilities, commodities, home } = FACTIONS[faction];
          const target = `faction:${id}`;
          return (
            <li key={id}>
              <TargetButton
                target={target}
                light={lights.get(target)}
                label={factionLabel(state, faction, teller)}
                inspect={target}
                className={styles.card}
              >
                <b>{teller.name(`faction.${id}`)}</b>
                <span className={styles.values}>
                  {TILES[home].planets.map((planet) => (
                    <span key={planet}>
                      <PlanetPicture planet={planet} size={18} />
                      <Worth {...PLANETS[planet]} />
                    </span>
                  ))}
                  <span>
                    <Sign name="commodities" size={14} /> {commodities}
                  </span>
                </span>
                <small>
                  {abilities.map((ability) => teller.name(`ability.${ability}`)).join(', ')}
                </small>
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Resources and influence. */
function Worth({
  resources,
  influence,
}: {
  readonly resources: number;
  readonly influence: number;
}) {
  return (
    <span className={art.worth}>
      <span className={art.resources}>
        <Sign name="resources" size={13} />
        {resources}
      </span>
      <span className={art.influence}>
        <Sign name="influence" size={13} />
        {influence}
      </span>
    </span>
  );
}

/** Each slice as a small map, below its home. */
function Slices({ state, teller, lights }: BoardProps<Ti4>) {
  const { slices, slice } = state.draft;
  if (slices.length === 0) return null;
  const [places] = slicePlaces(state.players.length);
  const [home] = LAYOUTS[state.players.length].homes;
  const at = (place: number): readonly [number, number] =>
    centreOf(PLACES[place].q, PLACES[place].r);
  const points = [...places, home].map(at);
  const [left, top] = [0, 1].map((axis) => Math.min(...points.map((each) => each[axis])) - 62);
  const [right, bottom] = [0, 1].map((axis) => Math.max(...points.map((each) => each[axis])) + 62);
  return (
    <section>
      <h3>
        {teller.say('ui.setup.slices')}
        <small>{teller.say('ui.setup.slices.about')}</small>
      </h3>
      <ul className={styles.slices}>
        {slices.map((tiles, number) => {
          const target = `slice:${number}`;
          const owner = slice.indexOf(number);
          return (
            <li key={target} data-taken={owner >= 0}>
              <TargetButton
                target={target}
                light={lights.get(target)}
                label={sliceLabel(state, number, teller)}
                className={styles.card}
              >
                <span className={styles.head}>
                  <b>{teller.say('ui.setup.slice', { number: number + 1 })}</b>
                  {owner >= 0 ? (
                    <SeatMedal seat={owner} size={22} />
                  ) : (
                    <Worth {...sliceMeasures(tiles)} />
                  )}
                </span>
                <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
                  {tiles.map((tile, column) => (
                    <g key={tile} transform={`translate(${at(places[column]).join(' ')})`}>
                      <TileDrawing tile={tile} />
                    </g>
                  ))}
                  <g transform={`translate(${at(home).join(' ')})`}>
                    <path className={styles.home} d={hexOutline([0, 0], 3)(0)} />
                    <path className={styles.house} d="M0-22 24-1H17V20H6V6H-6V20H-17V-1H-24Z" />
                  </g>
                </svg>
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Places at the table: the first is the speaker's. */
function Positions({ state, teller, lights }: BoardProps<Ti4>) {
  const { variant, draft, players } = state;
  if (!isDrafted(variant)) return null;
  return (
    <section>
      <h3>
        {teller.say('ui.setup.positions')}
        <small>{teller.say('ui.setup.positions.about')}</small>
      </h3>
      <ul className={styles.positions}>
        {players.map((_, number) => {
          const target = `position:${number}`;
          const owner = draft.position.indexOf(number);
          const goods = MAPS[players.length].bonus[number];
          return (
            <li key={target} data-taken={owner >= 0}>
              <TargetButton
                target={target}
                light={lights.get(target)}
                label={positionLabel(state, number, teller)}
                className={styles.card}
              >
                <b>{number + 1}</b>
                {number === 0 && <Sign name="speaker" size={16} />}
                {goods > 0 && (
                  <span>
                    +{goods} <Sign name="goods" size={13} />
                  </span>
                )}
                {owner >= 0 && <SeatMedal seat={owner} size={18} />}
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
