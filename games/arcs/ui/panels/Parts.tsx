import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { type Light, SeatMedal, TargetButton } from '@tablewright/board';
import type { ReactNode } from 'react';
import { COURT, LEADERS, LORE, RESOURCES, TROPHIES } from '../../content/index.ts';
import { type Arcs, NONE, NOT_OUTRAGED } from '../../rules/state.ts';
import { Agent } from '../art/Pieces.tsx';
import { Sign } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { ResourceToken } from '../art/Tokens.tsx';
import { CourtBadge } from '../cards/CourtCard.tsx';
import { EMBLEMS } from '../cards/emblems.ts';
import { LeaderHead } from '../cards/LeaderCard.tsx';
import styles from './parts.module.css';

interface PartProps {
  readonly state: Arcs;
  readonly seat: Seat;
  readonly teller: Teller;
  readonly lights: ReadonlyMap<string, Light>;
}

/** A number with its sign; the words are for screen readers and for players who point at it. */
export function Fact({
  sign,
  value,
  label,
}: {
  readonly sign: SignName;
  readonly value: ReactNode;
  readonly label: string;
}) {
  return (
    <li title={label}>
      <Sign name={sign} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{label}</span>
    </li>
  );
}

/** Trophies, captives and what is left in the supply of a player. */
export function Stock({ state, seat, teller }: PartProps) {
  const { trophies, captives, ships, starports, agents } = state.players[seat];
  return (
    <ul className={styles.stats}>
      <Fact
        sign="trophy"
        value={sum(trophies)}
        label={teller.say('ui.trophies', { count: sum(trophies) })}
      />
      <Fact
        sign="captive"
        value={sum(captives)}
        label={teller.say('ui.captives', { count: sum(captives) })}
      />
      <Fact sign="agent" value={agents} label={teller.say('ui.agents', { count: agents })} />
      <Fact sign="ship" value={ships} label={teller.say('ui.ships.supply', { count: ships })} />
      <Fact
        sign="starport"
        value={starports}
        label={teller.say('ui.starports.supply', { count: starports })}
      />
    </ul>
  );
}

/** Guild cards, leader and lore; a press shows each in full. */
export function PlayArea({ state, seat, teller, lights }: PartProps) {
  const { guild, leader, lore } = state.players[seat];
  if (guild.length + lore.length === 0 && leader === NONE) return null;
  return (
    <ul className={styles.area}>
      {leader !== NONE && (
        <AreaCard
          target={`leader:${LEADERS[leader].id}`}
          id={LEADERS[leader].id}
          {...{ teller, lights }}
        >
          <LeaderHead leader={leader} size={24} />
        </AreaCard>
      )}
      {lore.map((card) => (
        <AreaCard
          key={LORE[card].id}
          target={`lore:${LORE[card].id}`}
          id={LORE[card].id}
          {...{ teller, lights }}
        >
          <span className={styles.lore}>
            <Sign name={EMBLEMS[LORE[card].id]} size={16} />
          </span>
        </AreaCard>
      ))}
      {guild.map((card) => (
        <AreaCard
          key={COURT[card].id}
          target={`court:${COURT[card].id}`}
          id={COURT[card].id}
          {...{ teller, lights }}
        >
          <CourtBadge card={card} size={20} />
        </AreaCard>
      ))}
    </ul>
  );
}

function AreaCard({
  target,
  id,
  teller,
  lights,
  children,
}: {
  readonly target: string;
  readonly id: string;
  readonly teller: Teller;
  readonly lights: ReadonlyMap<string, Light>;
  readonly children: ReactNode;
}) {
  return (
    <li data-piece={`area:${id}`}>
      <TargetButton
        target={target}
        light={lights.get(target)}
        label={teller.name(id)}
        inspect={target}
        className={styles.areaCard}
      >
        {children}
        <span>{teller.name(id)}</span>
      </TargetButton>
    </li>
  );
}

/** Types that outrage has closed for the player's own Prelude. */
export function Outrage({ state, seat, teller }: Omit<PartProps, 'lights'>) {
  const types = RESOURCES.filter((_, type) => state.players[seat].outrage[type] !== NOT_OUTRAGED);
  if (types.length === 0) return null;
  const label = teller.say('ui.outraged', {
    types: teller.list(types.map((type) => teller.name(type))),
  });
  return (
    <p className={styles.outrage} title={label}>
      <Sign name="outrage" />
      {types.map((type) => (
        <ResourceToken key={type} kind={type} size={18} />
      ))}
      <span className="visually-hidden">{label}</span>
    </p>
  );
}

/** Whose agents and pieces lie in the boxes of a player. */
export function Boxes({ state, seat, teller, lights }: PartProps) {
  const { captives, trophies } = state.players[seat];
  const owners = state.players.map((_, owner) => owner);
  const held = owners.filter((owner) => captives[owner] > 0);
  const taken = owners.filter((owner) => sum(trophiesOf(trophies, owner)) > 0);
  if (held.length + taken.length === 0) return null;
  return (
    <ul className={styles.boxes}>
      {held.map((owner) => {
        const target = `captive:${owner}`;
        return (
          <li key={target}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={teller.say('ui.captives.of', { owner, count: captives[owner] })}
              className={styles.box}
            >
              <Sign name="captive" />
              <Agent seat={owner} size={17} />
              {captives[owner]}
            </TargetButton>
          </li>
        );
      })}
      {taken.map((owner) => {
        const counts = trophiesOf(trophies, owner);
        const label = teller.say('ui.trophies.of', { owner, count: sum(counts) });
        return (
          <li key={`trophies ${owner}`} className={styles.box} title={label}>
            <Sign name="trophy" />
            <SeatMedal seat={owner} size={16} />
            <span aria-hidden="true" className={styles.kinds}>
              {TROPHIES.map((kind, i) =>
                counts[i] > 0 ? (
                  <span key={kind}>
                    <Sign name={kind} size={13} />
                    {counts[i]}
                  </span>
                ) : null,
              )}
            </span>
            <span className="visually-hidden">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

function trophiesOf(trophies: readonly number[], owner: Seat): readonly number[] {
  return TROPHIES.map((_, kind) => trophies[owner * TROPHIES.length + kind]);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
