import { flow, type Scene, wrap } from '@tablewright/board/terminal';
import type { Seat } from '@tablewright/engine';
import { ACTION_CARDS, AGENDAS, NOTES, PLANETS, TILES } from '../content/index.ts';
import { aimOf, lawsInPlay, ownerOfLaw } from '../rules/ballots.ts';
import { kindOfNote, ownerOfNote } from '../rules/notes.ts';
import { textOf } from '../why/remarks.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { badge, solid } from './pieces.ts';

const INDENT = '    ';

/** Is the text of a card printed with its name? */
type Detail = 'names' | 'texts';

/** The viewer's action cards, and notes of others in the viewer's hand: what can be played now is marked. */
export function handLines(scene: Scene<Ti4>, detail: Detail): string[] {
  const { state, seat } = scene;
  const player = state.players[seat];
  if (player === undefined) return [];
  const { hand, notes } = player;
  const cards = ACTION_CARDS.flatMap(({ id }, card) => {
    const count = hand.filter((each) => each === card).length;
    const about = count > 1 ? `× ${count}` : '';
    return count === 0 ? [] : [{ target: `card:${id}`, text: `action.${id}`, about }];
  });
  const theirs = notes
    .filter((note) => ownerOfNote(note) !== seat)
    .map((note) => {
      const { id } = NOTES[kindOfNote(state, note)];
      const owner = ownerOfNote(note);
      return {
        target: `note:${id}:${owner}`,
        text: `note.${id}`,
        about: badge(scene, owner),
      };
    });
  return [
    ...block(scene, 'ui.hand', cards, detail),
    ...block(scene, 'board.notes', theirs, detail),
    ...(detail === 'texts' ? ownNoteLines(scene) : []),
  ];
}

/** Notes of the viewer that others have not got yet. */
function ownNoteLines({ state, seat, teller, width }: Scene<Ti4>): string[] {
  const own = state.players[seat].notes.filter((note) => ownerOfNote(note) === seat);
  if (own.length === 0) return [];
  const names = own.map((note) => solid(teller.name(`note.${NOTES[kindOfNote(state, note)].id}`)));
  return wrap(teller.say('board.notes.own', { notes: names.join(', ') }), width, INDENT);
}

/** Laws in play, with their owners and planets. TI-23.9 */
export function lawLines(scene: Scene<Ti4>, detail: Detail): string[] {
  const { state } = scene;
  const laws = lawsInPlay(state).map((law) => {
    const { id } = AGENDAS[law];
    return { target: `law:${id}`, text: `agenda.${id}`, about: placeOfLaw(scene, law) };
  });
  return block(scene, 'ui.laws', laws, detail);
}

/** Whose law it is, or which planet it is attached to; nothing for a law that holds for everybody. */
function placeOfLaw(scene: Scene<Ti4>, law: number): string {
  const { state, teller } = scene;
  const owner = ownerOfLaw(state, law);
  if (owner !== NONE) return badge(scene, owner);
  const { planet } = state.attached.find(({ agenda }) => agenda === law) ?? {};
  return planet === undefined ? '' : `(${teller.name(`planet.${PLANETS[planet].id}`)})`;
}

interface Card {
  readonly target: string;
  /** What its name and text are found by. */
  readonly text: string;
  /** How many, whose, where. */
  readonly about: string;
}

function block(
  scene: Scene<Ti4>,
  heading: string,
  cards: readonly Card[],
  detail: Detail,
): string[] {
  if (cards.length === 0) return [];
  const { state, teller, style, width } = scene;
  const lines =
    detail === 'texts'
      ? cards.flatMap((card) =>
          wrap(`${nameOf(scene, card)}: ${textOf(state, teller, card.text)}`, width, INDENT),
        )
      : flow(
          cards.map((card) => [nameOf(scene, card)]),
          '  ',
          width,
        ).filter((line) => line !== '');
  return [style.bold(teller.say(heading)), ...lines];
}

/** «›Direct Hit × 2» */
function nameOf({ question, teller, style }: Scene<Ti4>, { target, text, about }: Card): string {
  const isOffered = question?.options.some((option) => option.target === target) === true;
  const name = isOffered ? style.bold(teller.name(text)) : teller.name(text);
  return `${isOffered ? style.lit('›') : ' '}${name}${about === '' ? '' : ` ${about}`}`;
}

/** The action card that lies open and can still be cancelled. TI-19.3 */
export function openCardLines(scene: Scene<Ti4>): string[] {
  const { state, teller, style, width } = scene;
  const play = state.plays.at(-1);
  if (play === undefined) return [];
  const { id } = ACTION_CARDS[play.card];
  const aim = aimWords(scene, play);
  const facts = [
    teller.say('ui.playedBy', { player: play.seat }),
    ...(aim === '' ? [] : [teller.say('ui.aimedAt', { what: aim })]),
    teller.say(play.cancelled ? 'ui.openCard.cancelled' : 'ui.openCard.waiting'),
  ];
  return [
    ...wrap([style.bold(teller.name(`action.${id}`)), ...facts].join(' · '), width, INDENT),
    ...wrap(`${INDENT}${teller.ability(`action.${id}`)}`, width, INDENT),
  ];
}

/** What the card that lies open is aimed at. */
function aimWords({ state, teller }: Scene<Ti4>, play: Ti4['plays'][number]): string {
  const { planet, system, player, law, outcome, count } = play;
  if (outcome !== NONE) return outcomeWords({ state, teller }, outcome);
  if (count !== NONE) return String(count);
  const things = [
    ...(player === NONE ? [] : [teller.player(player)]),
    ...(system === NONE ? [] : [teller.name(`system.${TILES[system].id}`)]),
    ...(planet === NONE ? [] : [teller.name(`planet.${PLANETS[planet].id}`)]),
    ...(law === NONE ? [] : [teller.name(`agenda.${AGENDAS[law].id}`)]),
  ];
  return things.join(', ');
}

/** An outcome of the agenda before the council: for, against, or who or what is elected. */
export function outcomeWords(
  { state, teller }: Pick<Scene<Ti4>, 'state' | 'teller'>,
  outcome: number,
): string {
  const { aim, target, other } = aimOf(state, outcome);
  switch (aim) {
    case 'for':
      return teller.say('option.approve');
    case 'against':
      return teller.say('option.reject');
    case 'player':
      return teller.player(other);
    default:
      return teller.name(target);
  }
}

/** Promissory notes that lie before a player. */
export function displayedNotes({ state, teller }: Scene<Ti4>, seat: Seat): string {
  return state.players[seat].displayed
    .map((note) =>
      solid(
        teller.say('ui.notes.of', {
          note: NOTES[kindOfNote(state, note)].id,
          player: ownerOfNote(note),
        }),
      ),
    )
    .join(', ');
}
