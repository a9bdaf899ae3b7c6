import type { terminal as en } from '../en/terminal.ts';

export const terminal: Record<keyof typeof en, string> = {
  'board.chapter':
    '{chapter}. kapitola z 5 · iniciativa: {player}{seized, select, true { (uchvácena)} other {}} · zásoba: {tokens}',
  'board.player':
    'moc {power} · ruka {hand} · zajatci {captives} · trofeje {trophies} · zásoba: lodě {ships}, doky {starports}, agenti {agents}',
  'board.slots': 'Pole: {tokens}',
  'board.outrage': 'Pobouření: {tokens}',
  'board.lies': 'Karty: {cards}',
  'board.out':
    'Mimo hru: {count, plural, one {hvězdokupa {clusters}} few {hvězdokupy {clusters}} other {hvězdokupy {clusters}}}',
  'board.court': 'Dvůr (balíček {deck}, odhozeno {discarded})',
  'board.courtSpot': 'bez karty',
  'board.raidCost': 'cena za nájezd {cost}',
  'board.ambitions': 'Ambice (dostupné žetony: {markers})',
  'board.none': 'žádné',
  'board.neutral': 'neutrální žetony',
  'board.round': 'Karty tohoto kola',
  'board.pips': '{count, plural, one {# akční bod} few {# akční body} other {# akčních bodů}}',
  'board.zero': 'číslo 0',
  'board.hand': 'Tvoje ruka',
  'board.battle': 'Bitva v systému {system}: {player} proti hráči {rival}',
  'board.blank': 'prázdná',
  'board.building': '{owner}{damaged, select, true {, poškozeno} other {}}',
  'board.legend':
    'Na mapě: ▲ město, ■ dok (△ □ poškozené), · prázdné pole; za nimi lodě každého hráče, nepoškozené/poškozené; ◆ kdo systém ovládá; › lze vybrat. Ambice: kolik kdo má a v závorce moc, kterou by teď získal.',
  'board.score.power': 'moc',
};
