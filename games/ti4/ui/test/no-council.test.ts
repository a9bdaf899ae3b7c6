import type { BoardProps } from '@tablewright/board';
import { createTeller, LOCALES } from '@tablewright/text';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { STRATEGY_CARDS } from '../../content/index.ts';
import type { Ti4 } from '../../rules/state.ts';
import { position, type Setting } from '../../test/position.ts';
import type { Scenario } from '../../test/scenario.ts';
import { ti4Text } from '../../text/index.ts';
import { advice } from '../help/advice.ts';
import { coach, OF_COUNCIL } from '../help/coach.ts';
import { Inspect } from '../inspect/Inspect.tsx';
import Cards from '../sheets/Cards.tsx';
import Faction from '../sheets/Faction.tsx';
import Players from '../sheets/Players.tsx';
import Technologies from '../sheets/Technologies.tsx';
import { draw, fetchLaterParts } from './draw.ts';

beforeAll(fetchLaterParts);

const ANN = 0;

const XXCHA: Setting = { ann: { faction: 'xxcha', notes: ['political-secret of bob'] } };
const table = (setting: Setting = XXCHA): Scenario => position({ council: 'off', ...setting });

describe.each(LOCALES)('the table without the council, in %s', (locale) => {
  const teller = createTeller(ti4Text, locale, ['Ann', 'Bob', 'Cat'], { strict: true });
  const { messages } = ti4Text.languages[locale];
  const remark = teller.say('ui.noCouncil');

  function sheetOf(Sheet: ComponentType<BoardProps<Ti4>>, { match }: Scenario): string {
    const nothing = (): void => undefined;
    const { state } = match.observe(ANN);
    return renderToStaticMarkup(
      createElement(Sheet, {
        state,
        viewer: ANN,
        teller,
        lights: new Map(),
        previewed: null,
        about: {},
        onPick: nothing,
        onPreview: nothing,
        onInspect: nothing,
        layout: 'wide',
        told: [],
      }),
    );
  }

  test('shows no hands, in the seats and beside them', () => {
    const drawn = ({ match }: Scenario): string =>
      (['wide', 'tall'] as const)
        .map((layout) => draw({ match, teller, told: [], layout }))
        .join('');
    const count = teller.say('ui.hand.count', { count: 0 });
    expect(drawn(position(XXCHA))).toContain(count);
    expect(drawn(table())).not.toContain(count);
    expect(drawn(table())).not.toContain(messages['ui.hand']);
    expect(drawn(table())).not.toContain(messages['ui.sheet.cards']);
    expect(sheetOf(Players, position(XXCHA))).toContain(messages['ui.fact.cards']);
    expect(sheetOf(Players, table())).not.toContain(messages['ui.fact.cards']);
  });

  test('has a sheet of notes without hands, laws and piles', () => {
    const [usual, without] = [position(XXCHA), table()].map((game) => sheetOf(Cards, game));
    const ABSENT = [
      messages['ui.hand'],
      messages['ui.laws'],
      teller.say('ui.agendas.discarded', { count: 0 }),
    ];
    for (const words of ABSENT) {
      expect(usual).toContain(words);
      expect(without).not.toContain(words);
    }
    expect(without).toContain(messages['ui.notes']);
    expect(without).toContain(`${teller.ability('note.political-secret')} ${remark}`);
    expect(usual).not.toContain(remark);
  });

  test('says on abilities and technologies that they do nothing', () => {
    expect(sheetOf(Faction, table())).toContain(`${teller.ability('ability.quash')} ${remark}`);
    expect(sheetOf(Technologies, table())).toContain(
      `${teller.ability('technology.neural-motivator')} ${remark}`,
    );
    const { state } = table();
    const inspected = (target: string): string =>
      renderToStaticMarkup(createElement(Inspect, { target, state, teller }));
    for (const target of ['technology:neural-motivator', 'note:political-favor:1', 'faction:xxcha'])
      expect(inspected(target), target).toContain(remark);
    expect(inspected('strategy:politics')).toContain(teller.say('ui.noCouncil.politics'));
  });

  test('advises nothing about cards and the council', () => {
    for (const tip of OF_COUNCIL) {
      const said = teller.say(`coach.${tip}.text.noCouncil`, { card: 'politics' });
      expect(said.length).toBeLessThanOrEqual(240);
      expect(said).not.toBe(teller.say(`coach.${tip}.text`, { card: 'politics' }));
    }
  });
});

describe('help without the council', () => {
  const tip = ({ match }: Scenario): string => {
    const { seat } = match.asks[0];
    const { state, question } = match.observe(seat);
    return coach({ state, seat, question: question! })!.text.id;
  };

  test('of the first match speaks of Politics as it is', () => {
    const choose: Setting = {
      ann: { cards: ['politics'] },
      bob: { cards: [] },
      cat: { cards: [] },
    };
    const asked = (setting: Setting): Scenario => position(setting).play('strategic:politics');
    expect(tip(asked(choose))).toBe('coach.speaker.text');
    expect(tip(asked({ ...choose, council: 'off' }))).toBe('coach.speaker.text.noCouncil');
  });

  test('lists Politics as it is, and no abilities that do nothing', () => {
    const linesOf = (council: 'on' | 'off'): unknown[] => {
      const { match } = position({
        council,
        ann: { faction: 'yssaril', cards: ['politics'] },
        cat: { cards: [] },
      });
      const { state, question } = match.observe(ANN);
      const refused = match.refusals(ANN);
      return advice
        .of({ state, seat: ANN, question: question!, refused })
        .flatMap(({ lines }) => lines.map(({ message: { id, about } }) => about?.['power'] ?? id));
    };
    expect(STRATEGY_CARDS[2].id).toBe('politics');
    expect(linesOf('on')).toEqual(
      expect.arrayContaining(['advice.card.politics', 'ability.stall-tactics']),
    );
    expect(linesOf('off')).toContain('advice.card.politics.noCouncil');
    expect(linesOf('off')).not.toContain('ability.stall-tactics');
  });
});
