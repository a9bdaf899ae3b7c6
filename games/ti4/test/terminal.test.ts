import { createStyle, type Scene, widthOf } from '@tablewright/board/terminal';
import { FastChance, keyFromSeed, Match, type Seat } from '@tablewright/engine';
import { createTeller, type Locale, LOCALES } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../rules/game.ts';
import type { Ti4 } from '../rules/state.ts';
import { ti4Drawing } from '../terminal/index.ts';
import { ti4Text } from '../text/index.ts';
import { council, held } from './council.ts';
import { position } from './position.ts';

const WIDTH = 80;
const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'];

function sceneOf(
  match: Match<Ti4>,
  seat: Seat = match.asks[0].seat,
  locale: Locale = 'en',
): Scene<Ti4> {
  const { state, question } = match.observe(seat);
  const teller = createTeller(ti4Text, locale, NAMES, { strict: true });
  return { state, seat, question, teller, style: createStyle(false), width: WIDTH, height: 40 };
}

/** What a player sees with the question, without the spaces at the ends of lines. */
const outline = ({ match }: { match: Match<Ti4> }, seat?: Seat): string[] =>
  ti4Drawing.outline(sceneOf(match, seat));

const board = ({ match }: { match: Match<Ti4> }, seat?: Seat): string[] =>
  ti4Drawing.board(sceneOf(match, seat));

describe('cards in the terminal', () => {
  const rich = position({
    ann: {
      hand: ['direct-hit', 'direct-hit', 'industrial-initiative'],
      notes: ['trade-convoys of cat', 'ceasefire of bob'],
      offices: ['minister-of-war'],
    },
    bob: { hand: ['sabotage'], displayed: ['support-for-the-throne of cat'] },
    cat: { planets: ['lodor'] },
    laws: ['shared-research'],
    attached: { lodor: ['senate-sanctuary'] },
  });

  it('shows the own hand and marks what can be played', () => {
    const lines = outline(rich);
    expect(lines.slice(lines.indexOf('Your action cards'))).toEqual([
      'Your action cards',
      ' Direct Hit × 2  ›Industrial Initiative',
      'Promissory notes of others in your hand',
      '›Trade Convoys (Hac)   Ceasefire (Let)',
    ]);
  });

  it('shows the laws with their owners and planets', () => {
    const lines = outline(rich);
    expect(lines[lines.indexOf('Laws in play') + 1]).toBe(
      ' Shared Research   Minister of War (Sol)   Senate Sanctuary (Lodor)',
    );
  });

  it('shows of others how many cards and notes they hold, and what lies before them', () => {
    const lines = outline(rich).map((line) => line.replaceAll('\u00A0', ' '));
    const bob = lines.findIndex((line) => line.startsWith('(Let)'));
    expect(lines[bob + 2]).toContain('action cards 1, notes 4');
    expect(lines.slice(bob, bob + 5)).toContain(
      '    Notes laid out: Support for the Throne of Cat',
    );
    expect(lines.join('\n')).not.toContain('Sabotage');
  });

  it('shows all texts on the board', () => {
    const text = board(rich).join(' ');
    for (const part of ['Industrial Initiative: Action: gain', 'Shared Research: For', 'Ceasefire'])
      expect(text).toContain(part);
    expect(text).toContain('Your own notes, to trade away:');
  });

  it('shows the card that lies open to who may cancel it, with the text of Sabotage', () => {
    const game = position({
      ann: { hand: ['plague'] },
      bob: { hand: ['sabotage'] },
      discarded: 'all',
    }).play('play:plague', 'choosePlanet:arc-prime');
    expect([game.asked, game.prompt]).toEqual(['bob', 'card.played']);
    const lines = outline(game);
    expect(lines[0]).toBe('Plague · played by Ann · target: Arc Prime · can still be cancelled');
    expect(lines.some((line) => line.startsWith('Sabotage: When another'))).toBe(true);
  });
});

describe('the council in the terminal', () => {
  it('shows the agenda with its text, votes, predictions and the order of voting', () => {
    const game = held(['minister-of-war'], { ann: { hand: ['trade-rider'] } });
    game.play('play:trade-rider', 'elect:2', 'elect:1');
    expect([game.asked, game.prompt]).toEqual(['cat', 'vote']);
    const lines = outline(game).map((line) => line.replaceAll('\u00A0', ' '));
    expect(lines[0]).toBe('Minister of War · law · agenda 1 of 2');
    expect(lines.slice(-4)).toEqual([
      '  Ann',
      '  Bob  1 vote (Let)',
      '  Cat  Sol: Trade Rider',
      'Order of voting: Let: 1 vote · Hac: up to 2 · Sol: cannot vote',
    ]);
  });

  it('marks the outcome once it is settled', () => {
    const game = council(['minister-of-war'], {
      ann: { hand: ['confusing-legal-text'] },
      discarded: 'all',
    });
    game.play('elect:0', 'abstain', 'abstain');
    expect([game.asked, game.prompt]).toEqual(['ann', 'elected']);
    expect(outline(game)).toContain(' ✓Ann  1 vote (Let)');
  });

  it('says whose the planets are that can be elected', () => {
    const game = council(['senate-sanctuary'], { cat: { planets: ['lodor'] }, discarded: 'all' });
    const scene = sceneOf(game.match);
    const [lodor] = scene.question!.options;
    expect(ti4Drawing.note(scene, lodor)).toBe('3/1 cultural (Hac)');
    expect(ti4Drawing.preview(scene, lodor)?.[0]).toContain('Lodor');
  });

  it('explains the agendas that Politics shows', () => {
    const game = position({
      ann: { cards: ['politics'] },
      cat: { cards: ['leadership'] },
      agendas: ['mutiny', 'economic-equality'],
    }).play('strategic:politics');
    while (game.prompt !== 'sortAgendas') game.play(game.offered[0]);
    const text = outline(game).join(' ');
    expect(text).toContain('Mutiny: For');
    expect(text).toContain('Economic Equality: For');
  });
});

describe('at every question of a random match', () => {
  it('everything is said in every language and fits', () => {
    const chance = new FastChance(7);
    const match = Match.start(ti4, { seats: 3, setup: {}, key: keyFromSeed(7) });
    for (let step = 0; step < 1500 && !match.over; step++) {
      const [{ seat }] = match.asks;
      const { options } = match.observe(seat).question!;
      if (step % 10 === 0)
        for (const locale of LOCALES) {
          const scene = sceneOf(match, seat, locale);
          for (const lines of [ti4Drawing.board(scene), ti4Drawing.outline(scene)])
            for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(WIDTH);
          for (const option of options) ti4Drawing.note(scene, option);
        }
      match.answer(seat, options[chance.below(options.length)].key);
    }
    expect(match.state.round).toBeGreaterThan(1);
  });
});

describe('factions in the terminal', () => {
  it('TI-7.11 shows the home of Creuss beside the map, and wormholes of tokens and ships', () => {
    const units = { creuss: { infantry: 1 }, 23: { flagship: 1 } };
    const game = position({ ann: { faction: 'creuss', units }, wormholes: { beta: '38' } });
    const text = board(game).join('\n');
    expect(text).toMatch(/51δ/);
    expect(text).toMatch(/38β/);
    expect(text).toMatch(/23δ/);
    expect(text).toMatch(/beside the\s+map/);
    for (const line of board(game)) expect(widthOf(line)).toBeLessThanOrEqual(WIDTH);
  });

  it('TI-2.4 shows who has initiative 0', () => {
    const game = position({ ann: { faction: 'naalu' }, zero: 'ann' });
    expect(board(game).join('\n')).toContain('initiative 0');
  });
});
