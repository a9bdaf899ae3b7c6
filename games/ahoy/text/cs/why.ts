import type { why as en } from '../en/why.ts';

export const why: Record<keyof typeof en, string> = {
  'why.space.here': 'Tady už je.',
  'why.space.far': 'Krok vede na sousední pole a toto sousední není.',
  'why.space.wind': '{source} sem nevede.',
  'why.space.die':
    'Nejdřív vyber kostku a polož ji na Plavbu nebo Příznivý vítr: pak se tvoje vlajková loď pohne.',
  'why.space.noDice':
    'V tomto tahu už máš kostky umístěné: vlajková loď popluje zase ve tvém příštím tahu.',
  'why.space.slot':
    'Nejdřív vyber místo pro kostku {value}: na Plavbě nebo Příznivém větru pohne tvou vlajkovou lodí.',
  'why.space.deploy': 'Hlídku umístíš jen na pole své vlajkové lodi nebo na sousední.',
  'why.space.order': 'Žádná tvoje hlídka tu není, nebo už svůj krok udělala.',
  'why.space.start': 'Tady začít nemůžeš: vyber jedno ze zvýrazněných polí.',
  'why.space.yourTurn':
    'Lodě se pohybují v tahu svého majitele, kostkou na Plavbě nebo Příznivém větru.',
  'why.space.after':
    'Nejdřív odpověz. Lodě se pohybují kostkou na Plavbě nebo Příznivém větru a v tomto tahu ti ještě {dice, plural, one {zbývá # kostka} few {zbývají # kostky} other {zbývá # kostek}}.',
  'why.space.nextTurn':
    'Lodě se pohybují kostkou na Plavbě nebo Příznivém větru a v tomto tahu už máš všechny umístěné.',

  'why.slot.other':
    'Toto místo pro kostku patří hráči {player}: můžeš ho jen poškodit, třeba vítězstvím v bitvě.',
  'why.slot.alike': 'Toto místo pro kostku je stejné jako to zvýrazněné: vyber to.',
  'why.slot.damaged':
    'Toto místo pro kostku je poškozené: nejdřív ho oprav, kostkou na Opravě nebo v přístavu.',
  'why.slot.ship': 'Poškození kutru a dělového člunu opravit nejde.',
  'why.slot.taken': 'Do konce kola tu leží kostka {value}.',
  'why.slot.die': 'Nejdřív vyber jednu ze svých kostek, pak místo pro ni.',
  'why.slot.noDice': 'V tomto tahu už máš kostky umístěné.',
  'why.slot.value': 'Na toto místo kostku {value} umístit nejde.',
  'why.slot.sound': 'Toto místo pro kostku poškozené není: není co opravovat.',
  'why.slot.spared': 'Toto místo pro kostku teď poškodit nejde.',
  'why.slot.yourTurn': 'Kostky umísťuješ ve svém tahu, vždy dvě.',
  'why.slot.after':
    'Nejdřív odpověz: v tomto tahu ti pak ještě {dice, plural, one {zbývá # kostka} few {zbývají # kostky} other {zbývá # kostek}} k umístění.',
  'why.die.placing': 'Tuto kostku {value} právě umísťuješ: teď pro ni vyber místo.',
  'why.die.other': 'Právě umísťuješ kostku {value}: nejdřív pro ni vyber místo.',

  'why.region.squadron':
    '{tile}: region se teď nevybírá. Ovládneš ho hlídkami, pevnostmi nebo vlajkovou lodí: jeho bohatství ({wealth}) se počítá na konci kola.',
  'why.region.union':
    '{tile}: region se teď nevybírá. Ovládneš ho spojenci na ostrově nebo svými loděmi: jeho bohatství ({wealth}) se počítá na konci kola.',
  'why.region.smuggler':
    'Pašeráci regiony neovládají. Doruč náklad na ostrov regionu {tile}: přinese to slávu a zvýší bohatství, které je teď {wealth}.',
  'why.market.die': '{card} stojí kostku. Naverbuješ ve svém tahu na ostrově se symbolem: {suit}.',
  'why.market.dear':
    '{card} stojí {cost, plural, one {# žeton zlata} few {# žetony zlata} other {# žetonů zlata}} a ty máš {gold}. Naverbuješ ve svém tahu na ostrově se symbolem: {suit}.',
  'why.market.island':
    'Kartu {card} si můžeš vzít ve svém tahu na ostrově se symbolem: {suit}. Naverbování stojí {cost, plural, one {# žeton zlata} few {# žetony zlata} other {# žetonů zlata}}, máš {gold}.',
  'why.crew.passive': '{card}: tato posádka působí sama, nic se u ní nevybírá.',
  'why.crew.action': '{card}: můžeš použít jako akci ve svém tahu, bez kostky.',
  'why.crew.die': '{card}: použiješ ve svém tahu umístěním kostky na tuto kartu.',
  'why.crew.other': '{card} patří do posádky hráče {player}.',
  'why.cargo.mine': 'Doručíš ve svém tahu, s vlajkovou lodí na ostrově se symbolem: {suit}.',
  'why.cargo.other': 'Toto je náklad hráče {player}.',
  'why.plan.action': 'Plán {plan} můžeš zahrát jako akci ve svém tahu.',
  'why.plan.battle': 'Plán {plan} můžeš zahrát jen na začátku bitvy jedné ze svých lodí.',
  'why.ship':
    'Touto lodí pohneš, když umístíš kostku na její kartu: ve svém tahu vyber kostku a pak místo pro ni.',
  'why.reward': 'Odměnu si vybíráš, když ji získáš: po doručení nebo za vítězství.',
  'why.pile': 'Hromádku vybíráš, když doručíš náklad.',
  'what.board.mine': 'Toto je tvoje deska: kostky a místa pro ně vybírej pod mapou.',
  'what.board.other': 'Toto je deska hráče {player}: můžeš si ji jen prohlédnout.',
};
