import type { Teller } from '@tablewright/text';
import { ACTION_CARDS, COURT, DICE, LEADERS, LORE, RESOURCES } from '../../content/index.ts';
import { systemNumber } from '../../rules/map.ts';
import type { Arcs } from '../../rules/state.ts';
import { LoreCard } from '../cards/CourtCard.tsx';
import { ActionInFull, CourtInFull, LeaderInFull, PlayInFull } from './cards.tsx';
import { Shown } from './Shown.tsx';
import { HandInFull, SlotInFull } from './seats.tsx';
import { AmbitionInFull, DieInFull, ResourceInFull, SystemInFull } from './things.tsx';

interface InspectProps {
  readonly target: string;
  readonly state: Arcs;
  readonly teller: Teller;
}

/** A thing in full, with all that is written on it. */
export function Inspect({ target, state, teller }: InspectProps) {
  const [kind, id, more = ''] = target.split(':');
  switch (kind) {
    case 'card':
      return (
        <ActionInFull
          card={ACTION_CARDS.findIndex((card) => card.id === id)}
          {...{ state, teller }}
        />
      );
    case 'play':
      return (
        <PlayInFull
          play={state.played.find(({ seat, use }) => seat === Number(id) && use !== 'seize')}
          {...{ state, teller }}
        />
      );
    case 'court':
      return (
        <CourtInFull card={COURT.findIndex((card) => card.id === id)} {...{ state, teller }} />
      );
    case 'leader':
      return <LeaderInFull leader={LEADERS.findIndex((one) => one.id === id)} teller={teller} />;
    case 'lore':
      return LORE.some((card) => card.id === id) ? (
        <Shown title={teller.name(id)} picture={<LoreCard id={id} name={teller.name(id)} />}>
          <p>{teller.ability(id)}</p>
        </Shown>
      ) : null;
    case 'system':
    case 'building':
      return <SystemInFull system={systemNumber(id)} state={state} teller={teller} />;
    case 'resource':
      return <ResourceInFull resource={RESOURCES.find((name) => name === id)} teller={teller} />;
    case 'slot':
    case 'spend':
      return <SlotInFull seat={Number(id)} slot={Number(more)} {...{ state, teller }} />;
    case 'hand':
      return <HandInFull seat={Number(id)} {...{ state, teller }} />;
    case 'ambition':
      return <AmbitionInFull ambition={id} state={state} teller={teller} />;
    case 'die': {
      const die = DICE.find((name) => name === id);
      return die === undefined ? null : <DieInFull die={die} teller={teller} />;
    }
    default:
      return null;
  }
}
