import { describe, expect, it } from 'vitest';
import { SECRETS } from '../content/index.ts';
import { decided, lawsOf, nextTurn } from './agendas.ts';
import { agendaOf, council } from './council.ts';
import { activate, HERE } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT, type Who } from './table.ts';

const LAW = 'classified-document-leaks';
/** Four PDS. */
const PERIMETER = 'establish-a-perimeter';
/** Destroys a war sun or a flagship. */
const DEED = 'destroy-their-greatest-ship';

const LEAKED: Setting = { laws: [LAW], leaked: PERIMETER };
const FORTRESS: Side = { planets: ['quann'], units: { jord: { pds: 2 }, quann: { pds: 2 } } };

function scoring(who: Who, setting: Setting): Scenario {
  return position({ step: { step: 'scoreObjectives', args: [SEAT[who]] }, ...setting });
}

describe('Classified Document Leaks', () => {
  it('TI-23.3 makes way while no secret objective has been scored', () => {
    expect(agendaOf(council([LAW, 'mutiny']))).toBe('mutiny');
  });

  it('TI-23.6 scored secret objectives can be elected', () => {
    council([LAW], { ann: { scored: [DEED] }, bob: { scored: [PERIMETER] } }).offers([
      `electSecret:${DEED}`,
      `electSecret:${PERIMETER}`,
      'abstain',
    ]);
  });

  it('TI-23.7 the only one is elected, whatever the votes', () => {
    const game = decided(LAW, '', { bob: { scored: [PERIMETER] } });
    expect(game.events('decided')).toEqual([]);
    expect([lawsOf(game), SECRETS[game.state.leaked].id]).toEqual([[LAW], PERIMETER]);
    expect(game.events('published')).toEqual([{ objective: PERIMETER }]);
  });

  it('TI-20.8 everybody else scores it in the status phase as the one public objective', () => {
    const game = scoring('ann', {
      ...LEAKED,
      revealed: ['expand-borders'],
      ann: FORTRESS,
      bob: { scored: [PERIMETER] },
    });
    expect(game.prompt).toBe('scorePublic');
    game.offers([`scoreSecret:${PERIMETER}`, 'decline']).play(`scoreSecret:${PERIMETER}`);
    expect(game.points('ann')).toBe(1);
    expect(game.prompt).not.toBe('scorePublic');
  });

  it('TI-20.4, TI-20.8 nobody scores it twice, least of all who had scored it before', () => {
    const once = scoring('ann', { ...LEAKED, ann: FORTRESS, bob: { scored: [PERIMETER] } });
    once.play(`scoreSecret:${PERIMETER}`);
    const bits = once.state.published.map(({ scored }) => scored);
    expect(bits).toEqual([0b011]);
    const owner = scoring('ann', {
      ...LEAKED,
      revealed: ['lead-from-the-front'],
      ann: { ...FORTRESS, scored: [PERIMETER] },
    });
    owner.refuses(`scoreSecret:${PERIMETER}`, 'TI-20.8');
  });

  it('TI-20.3 it needs the home planets, as public objectives do', () => {
    const game = position({
      ...LEAKED,
      ann: {
        cards: ['imperial'],
        lost: ['jord'],
        planets: ['quann', 'lodor'],
        units: { quann: { pds: 2 }, lodor: { pds: 2 } },
      },
      bob: { scored: [PERIMETER] },
    }).play('strategic:imperial');
    expect(game.prompt).toBe('drawSecret');
  });

  it('TI-20.10 and its condition has to hold', () => {
    const game = scoring('ann', {
      ...LEAKED,
      revealed: ['lead-from-the-front'],
      bob: { scored: [PERIMETER] },
    });
    game.refuses(`scoreSecret:${PERIMETER}`, 'TI-20.10');
  });

  it('TI-3.10 Imperial scores it too', () => {
    const game = position({
      ...LEAKED,
      ann: { ...FORTRESS, cards: ['imperial'] },
      bob: { scored: [PERIMETER] },
    });
    game.play('strategic:imperial', `scoreSecret:${PERIMETER}`);
    expect(game.points('ann')).toBe(1);
  });

  it('TI-20.2, TI-20.8 a deed of the action phase is scored when it is done', () => {
    const game = activate(HERE, {
      laws: [LAW],
      leaked: DEED,
      dice: ['7+', '7+', '7+', '7+', '7+', '1-'],
      ann: { units: { [HERE]: { cruiser: 5 } } },
      bob: { faction: 'hacan', units: { [HERE]: { flagship: 1 } } },
      cat: { scored: [DEED] },
    });
    while (game.prompt !== 'scoreSecret') game.play(game.offered.at(-1)!);
    expect(game.asked).toBe('ann');
    game.offers([`scoreSecret:${DEED}`, 'decline']).play(`scoreSecret:${DEED}`);
    expect(game.points('ann')).toBe(1);
  });

  it('TI-20.5, TI-20.8 it does not count towards the three secret objectives of who had scored it', () => {
    const game = position({
      ...LEAKED,
      ann: {
        cards: ['imperial'],
        scored: [PERIMETER, 'threaten-enemies'],
        secrets: ['cut-supply-lines'],
      },
    });
    game.play('strategic:imperial', 'drawSecret');
    expect(game.player('ann').secrets).toHaveLength(2);
    expect(game.prompt).not.toBe('returnSecret');
  });

  it('TI-20.8, TI-23.9 repealed: the card stays in play and is no longer public', () => {
    const game = decided('judicial-abolishment', '', {
      ...LEAKED,
      ann: FORTRESS,
      bob: { scored: [PERIMETER, 'threaten-enemies'], secrets: ['cut-supply-lines'] },
    });
    expect(lawsOf(game)).toEqual([]);
    nextTurn(game, ['leadership', 'diplomacy', 'politics', 'imperial', 'construction', 'trade']);
    game.play('strategic:imperial');
    // There is nothing to score: the next question is the secondary ability.
    expect(game.prompt).toBe('drawSecret');
    game.play('decline', 'secondary');
    expect([game.asked, game.player('bob').secrets.length]).toEqual(['cat', 2]);
  });
});
