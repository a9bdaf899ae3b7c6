import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/piazzolla';
import '@tablewright/board/tokens.css';
import './dev.css';
import { type BoardProps, type Light, PanZoom, SeatMedal } from '@tablewright/board';
import type { OfferedOption, Seat } from '@tablewright/engine';
import { roamText } from '@tablewright/roam/text';
import { roamUi } from '@tablewright/roam/ui';
import { createTeller, type Locale } from '@tablewright/text';
import { type ReactNode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Roam } from '@tablewright/roam';
import { Gallery } from './Gallery.tsx';
import { playUntil } from './play.ts';

const wish = new URLSearchParams(location.search);
const NAMES = ['Klára', 'Tomáš', 'Zofia', 'Orloj'];
const locale = (wish.get('lang') ?? 'cs') as Locale;
const teller = createTeller(roamText, locale, NAMES, { strict: true });
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'light';
if (wish.has('still')) document.documentElement.dataset['motion'] = 'reduced';

const match = playUntil({
  seats: Number(wish.get('seats') ?? 4),
  setup: {
    artifacts: !wish.has('base'),
    patrol: wish.has('patrol'),
    advanced: wish.has('advanced'),
    edges: wish.has('edges') ? 'choose' : 'usual',
  },
  seed: Number(wish.get('seed') ?? 7),
  prompt: wish.get('prompt') ?? 'placing',
  after: Number(wish.get('after') ?? 60),
});

function Table() {
  const [turn, setTurn] = useState(0);
  const [hovered, setHovered] = useState<string | null>(wish.get('preview'));
  const [inspected, setInspected] = useState<string | null>(wish.get('inspect'));
  const [refused, setRefused] = useState<string | null>(wish.get('refused'));
  const [moved, setMoved] = useState<readonly string[]>((wish.get('moved') ?? '').split(','));
  const seen = useMemo(() => {
    const seat: Seat = match.asks[0]?.seat ?? 0;
    return { seat, turn, ...match.observe(seat) };
  }, [turn]);
  const options = seen.question?.options ?? [];
  const lights = useMemo(() => {
    const map = new Map<string, Light>(moved.map((target) => [target, 'moved']));
    for (const { target } of options) map.set(target, 'offered');
    if (refused !== null) map.set(refused, 'refused');
    return map;
  }, [options, moved, refused]);
  const answer = ({ key }: OfferedOption): void => {
    const { events } = match.answer(seen.seat, key);
    setMoved(events.flatMap(({ type, args }) => roamUi.targetsOf({ type, args: args as never })));
    setRefused(null);
    setTurn((n) => n + 1);
  };
  const layout = wish.get('layout') === 'tall' ? 'tall' : 'wide';
  const props: BoardProps<Roam> = {
    state: seen.state,
    viewer: seen.seat,
    teller,
    lights,
    previewed: options.find(({ target, key }) => target === hovered || key === hovered) ?? null,
    about: seen.question?.about ?? {},
    onPick: (target) => {
      const option = options.find((candidate) => candidate.target === target);
      if (option) answer(option);
      else setRefused(target);
    },
    onPreview: setHovered,
    onInspect: setInspected,
    layout,
  };
  const bar = (
    <Bar question={seen.question === null ? '' : teller.prompt(seen.question)}>
      {options
        .filter(({ target }) => !/^(square|card|artifact|edge):/.test(target))
        .map((option) => (
          <button key={option.key} type="button" onClick={() => answer(option)}>
            {teller.option(option)}
          </button>
        ))}
    </Bar>
  );
  const place = roamUi.where(seen.state);
  const tip = inspected !== null && (
    <aside className="tip">
      <roamUi.Inspect target={inspected} state={seen.state} teller={teller} />
    </aside>
  );
  const board = (
    <section className="board">
      <PanZoom lights={props.lights}>
        <roamUi.Board {...props} />
      </PanZoom>
    </section>
  );
  if (layout === 'tall')
    return (
      <main className="phone" data-game="roam">
        <header>{teller.say(place.id, place.about)}</header>
        {board}
        {bar}
        {wish.has('dock') && <roamUi.Dock {...props} />}
        {tip}
      </main>
    );
  return (
    <main className="desk" data-game="roam">
      <header>{teller.say(place.id, place.about)}</header>
      <aside className="seats">
        {seen.state.players.map((_, seat) => (
          <section key={seat} className="seat" data-seat={seat + 1}>
            <h2>
              <SeatMedal seat={seat} /> {NAMES[seat]} <b>{roamUi.score(seen.state, seat)}</b>
            </h2>
            <roamUi.SeatFacts {...props} seat={seat} />
          </section>
        ))}
      </aside>
      {board}
      {bar}
      <div className="dock">
        <roamUi.Dock {...props} />
      </div>
      <aside className="rail">
        <roamUi.Aside {...props} />
      </aside>
      {tip}
    </main>
  );
}

function Bar({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  return (
    <div className="bar">
      <strong>{question}</strong>
      {children}
    </div>
  );
}

createRoot(document.getElementById('root')!).render(
  wish.has('gallery') ? <Gallery teller={teller} state={match.state} /> : <Table />,
);
