import type { Seat } from '@tablewright/engine';
import { TECHNOLOGIES } from '../content/index.ts';
import { ASSIMILATORS, type Option } from '../rules/options.ts';
import { onBoard } from '../rules/pieces.ts';
import { isIdle } from '../rules/powers.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { ownsUpgrade } from '../rules/technology.ts';
import { chanceOf, forecast, type Stakes, winnerOf } from './council.ts';
import type { Rule } from './rule.ts';
import { planetWorth, TECHNOLOGY } from './worth.ts';

/** Upgrades and cards that open others. */
export function weighTechnology(g: Ti4, technology: number): number {
  const { kind, needs, faction } = TECHNOLOGIES[technology];
  if (isIdle(g, 'technology', technology)) return ONLY_A_SYMBOL;
  const depth = needs[0] + needs[1] + needs[2] + needs[3];
  return 0.8 + 0.25 * depth + (kind === 'upgrade' ? 0.5 : 0) + (faction === null ? 0 : 0.2);
}

/** It does nothing, but others may need its colour. */
const ONLY_A_SYMBOL = 0.3;

/** A second upgrade of a kind adds next to nothing, and who gains technologies has no use for help with research. */
function learnt(g: Ti4, seat: Seat, technology: number): number {
  const { replaces, window } = TECHNOLOGIES[technology];
  if (window?.includes('technology.researched.when') === true) return 0.1;
  return replaces !== undefined && ownsUpgrade(g, seat, replaces)
    ? 0.2
    : weighTechnology(g, technology);
}

/** Units on the board that would lose what the token brings them. */
const UNITS_LOST = 0.5;

function copied(g: Ti4, seat: Seat, { token, technology }: Option<'assimilate'>): number {
  const former = g.assimilated[ASSIMILATORS.indexOf(token)];
  if (former === NONE) return learnt(g, seat, technology);
  const { replaces } = TECHNOLOGIES[former];
  const units = replaces === undefined ? 0 : onBoard(g, seat, replaces);
  return weighTechnology(g, technology) - weighTechnology(g, former) - UNITS_LOST * units;
}

const learn: Rule =
  (g, { seat }) =>
  (option) => {
    switch (option.do) {
      case 'gainTechnology':
        return learnt(g, seat, option.technology);
      case 'assimilate':
        return copied(g, seat, option);
      default:
        return option.do === 'decline' ? 0 : null;
    }
  };

/** Every ground force adds a die and takes a hit; which one, its owner chooses. */
const joinCombat: Rule = () => (option) =>
  ['done', 'enlist', 'enlistAboard', 'enlistAll'].indexOf(option.do);

const standDown: Rule = (g) => (option) =>
  option.do === 'land' ? planetWorth(g, option.planet) : 0;

/** How sure a prediction on the first of two agendas must be. */
const SURE = 0.45;

/** What a prediction that brings a technology is worth now. */
export function foretellGain(g: Ti4, seat: Seat, stakes: Stakes): number {
  const seen = forecast(g, stakes, 1 << seat);
  const place = winnerOf(g, seen);
  if (seen.votes[place] === 0) return g.council.number === 1 ? -TECHNOLOGY : 0.01;
  return TECHNOLOGY * (chanceOf(seen, place) - (g.council.number === 1 ? SURE : 0));
}

/** Questions about technologies of others, and about ground forces that fight in space. */
export const learningRules: { readonly [prompt: string]: Rule } = { learn, joinCombat, standDown };
