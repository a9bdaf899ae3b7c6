import type { GameText } from '@tablewright/text';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const parleyText: GameText = {
  arguments: {
    aim: 'name',
    bids: 'name',
    cause: 'name',
    offered: 'name',
    other: 'player',
    player: 'player',
    reply: 'name',
    seats: 'player',
    speaker: 'player',
    thing: 'name',
    to: 'player',
    victim: 'player',
    vote: 'name',
    votes: 'name',
    wanted: 'name',
    wile: 'name',
    won: 'name',
  },
  languages: { en, cs, pl },
};
