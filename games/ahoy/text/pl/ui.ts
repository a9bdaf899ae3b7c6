import type { uiMessages as en } from '../en/ui.ts';

export const uiMessages: Record<keyof typeof en, string> = {
  'where.setup': 'Przygotowanie',
  'where.round': 'Runda {round} · {laid} z {all} regionów',
  'ui.map': 'Mapa',
  'ui.explore': 'Odkryj',
  'ui.explore.cell': 'Nieznane wody: kolumna {x}, rząd {y}',
  'ui.block': 'Miejsce na region: kolumna {x}, rząd {y}',
  'ui.laying.turn': 'Obróć region',
  'ui.laying.shift': 'Przesuń region',
  'ui.laying':
    'Połóż region na kolumnie {x}, w rzędzie {y}{quarters, plural, =0 {, bez obracania} one {, obrócony raz} few {, obrócony # razy} many {, obrócony # razy} other {, obrócony # razy}}',
  'ui.flagship':
    'okręt flagowy{loaded, select, yes { z załadowanymi działami} other {}} (gracz {player})',
  'ui.figure':
    '{figure, select, flagship {Okręt flagowy} patrol {Patrol} stronghold {Twierdza} cutter {Kuter} other {Kanonierka}} (gracz {player})',
  'ui.patrols':
    '{count, plural, one {# patrol} few {# patrole} many {# patroli} other {# patroli}}',
  'ui.strongholds':
    '{count, plural, one {# twierdza} few {# twierdze} many {# twierdz} other {# twierdz}}',
  'ui.comrades':
    '{count, plural, one {# towarzysz} few {# towarzyszy} many {# towarzyszy} other {# towarzyszy}}',
  'ui.treasure':
    'skarb: {gold, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}',
  'ui.region': '{tile}: bogactwo {wealth}, kontrola Eskadra {squadron}, Unia {union}',
  'ui.wealth': 'Bogactwo {wealth}',
  'ui.control':
    '{player}: {points, plural, one {# punkt kontroli} few {# punkty kontroli} many {# punktów kontroli} other {# punktów kontroli}}',
  'ui.control.nobody': 'Remis: teraz nikt by tu nie punktował.',
  'ui.control.leader':
    'Jeśli runda skończy się teraz, {player} zdobędzie {fame, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktów sławy}}.',
  'ui.slot':
    '{name}: {state, select, damaged {uszkodzone} die {kość {value}} any {wolne, dowolna kość} other {wolne, tylko {values}}}',
  'ui.crew': 'Twoja załoga',
  'ui.crew.none': 'Jeszcze bez załogi',
  'ui.crew.card': '{card}, załoga, symbol {suit}',
  'ui.dice': 'Twoje kości',
  'ui.die': 'Kość o wartości {value}',
  'ui.dice.turn':
    '{count, plural, =0 {w tej turze wszystkie umieszczone} one {w tej turze do umieszczenia: #} few {w tej turze do umieszczenia: #} many {w tej turze do umieszczenia: #} other {w tej turze do umieszczenia: #}}',
  'ui.dice.round':
    '{count, plural, =0 {w tej rundzie już żadna} one {zostało w tej rundzie: #} few {zostało w tej rundzie: #} many {zostało w tej rundzie: #} other {zostało w tej rundzie: #}}',
  'ui.dice.left': 'Pozostałe kości: {values}',
  'ui.dice.none': 'Nie ma już kości',
  'ui.supply': 'Pula',
  'ui.gold': 'złoto: {gold}',
  'ui.damage':
    '{damage, plural, one {# uszkodzenie} few {# uszkodzenia} many {# uszkodzeń} other {# uszkodzeń}}',
  'ui.plans': 'Twoje plany',
  'ui.plans.none': 'Żadnego na ręce',
  'ui.plans.count':
    '{count, plural, one {# plan} few {# plany} many {# planów} other {# planów}} na ręce',
  'ui.plan': 'Plan: {plan}',
  'ui.ready': 'gotowi: {count}',
  'ui.inSupply': 'w puli: {count}',
  'ui.cargo': 'Ładunek',
  'ui.cargo.count': '{count} z {limit}',
  'ui.cargo.card': '{goods}, cel: {destination} (karta {card})',
  'ui.delivered':
    '{count, plural, one {# dostarczona karta} few {# dostarczone karty} many {# dostarczonych kart} other {# dostarczonych kart}}',
  'ui.pledges': 'Twoja przychylność',
  'ui.pledge':
    'Stosik {pile}, {name}: {count, plural, one {# karta} few {# karty} many {# kart} other {# kart}}',
  'ui.pledge.unknown': 'zakryty',
  'ui.rewards': 'Twoje nagrody',
  'ui.reward':
    '{cell}{marker, select, white { (tu biały znacznik)} black { (tu czarny znacznik)} other {}}',
  'ui.battle': 'Bitwa',
  'ui.battle.attacker':
    'atakuje: {figure, select, flagship {okręt flagowy} patrol {patrol} stronghold {twierdza} cutter {kuter} other {kanonierka}}',
  'ui.battle.defender':
    'broni się: {figure, select, flagship {okręt flagowy} patrol {patrol} stronghold {twierdza} cutter {kuter} other {kanonierka}}',
  'ui.battle.total': 'Razem',
  'ui.battle.lowered': '+{amount} Działa',
  'ui.battle.crew': '+{amount} {card}',
  'ui.battle.stronghold': '+{amount} twierdza',
  'ui.battle.gunship': '+{amount} kanonierka',
  'ui.battle.caches': '+{amount} Skrytka z bronią',
  'ui.battle.secret': 'Tajna broń: dwie kości',
  'ui.battle.reserves': 'Można jeszcze użyć',
  'ui.battle.cannons': 'może zmniejszyć kość {value} na Działach',
  'ui.battle.plans':
    '{count, plural, one {# plan na ręce} few {# plany na ręce} many {# planów na ręce} other {# planów na ręce}}',
  'ui.scoring': 'Punktacja rundy {round}',
  'ui.scoring.region': 'Region',
  'ui.scoring.nobody': 'nikt',
  'ui.fame': 'Sława',
  'ui.market': 'Targ',
  'ui.market.deck': 'talia {count}',
  'ui.tiles':
    '{count, plural, one {# region do odkrycia} few {# regiony do odkrycia} many {# regionów do odkrycia} other {# regionów do odkrycia}}',
  'ui.market.empty': 'Targ jest pusty',
  'ui.market.card':
    '{card}, symbol {suit}, koszt {cost, plural, =0 {kość} one {# złoto} few {# złota} many {# złota} other {# złota}}; jako ładunek: {goods}, cel {destination}',
  'ui.board': 'Plansza: {faction}',
  'ui.first': 'pierwszy gracz',
  'ui.inspect.cost':
    '{cost, plural, =0 {kość o dowolnej wartości} one {# złoto} few {# złota} many {# złota} other {# złota}}',
  'ui.inspect.owner': 'Ma ją {player} jako {as, select, crew {załogę} other {ładunek}}',
  'ui.inspect.plan.action': 'Zagraj jako akcję',
  'ui.inspect.plan.battle': 'Zagraj na początku swojej bitwy',
  'ui.inspect.anyDie': 'Przyjmuje kość o dowolnej wartości',
  'ui.inspect.dice': 'Przyjmuje tylko: {values}',
  'ui.inspect.dashed': 'Przerywana ramka: nie można uszkodzić.',
  'ui.inspect.reward':
    'Przesuń biały znacznik na sąsiednie pole, byle nie na czarny; możesz wziąć to, co tam jest.',
  'ui.inspect.pledge':
    'Na koniec każda karta daje 1 punkt sławy za każdy region swojego symbolu kontrolowany przez tę frakcję.',
  'ui.terrain.sea': 'Otwarte morze',
  'ui.terrain.island':
    'Wyspa: z okrętem flagowym możesz tu werbować, a Przemytnik także przemycać i dostarczać.',
  'ui.terrain.wreckage': 'Wrakowisko: każda figurka, która tu wpływa, odnosi 1 uszkodzenie.',
  'ui.terrain.harbor':
    'Port: gdy zakotwiczysz tu okrętem flagowym, napraw 2 uszkodzenia albo przenieś umieszczoną kość na Działa.',
  'ui.terrain.fog': 'Mgła: tu nikt nie walczy.',
  'ui.terrain.current': 'Silny prąd: kto tu wpływa, zostaje od razu przeniesiony dalej.',
  'ui.terrain.tailwind':
    'Pomyślny wiatr {value}: z kością {value} na Pomyślnym wietrze dopłyniesz tu bezpośrednio.',
  'ui.terrain.treasure':
    'Skarb: gdy zakotwiczysz tu okrętem flagowym, możesz wziąć {gold, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}.',
  'ui.action.sail': 'Porusz okręt flagowy o 1 lub 2 pola.',
  'ui.action.sail.bluefin':
    'Porusz okręt flagowy o 1 lub 2 pola. Gdzie zakotwiczy, możesz umieścić patrol.',
  'ui.action.sail.union':
    'Porusz okręt flagowy o 1 lub 2 pola. Jeśli zakotwiczy przy wyspie, umieść tam 2 gotowych towarzyszy albo 2 zyskaj.',
  'ui.action.full-sail':
    'Porusz okręt flagowy o co najmniej 1 pole, a najwyżej o tyle, ile wskazuje kość.',
  'ui.action.tailwind':
    'Możesz przenieść okręt flagowy bezpośrednio na pole, którego pomyślny wiatr ma wartość kości.',
  'ui.action.cannons':
    'Do końca rundy masz załadowane działa. W bitwie możesz zmniejszyć tę kość i o tyle zwiększyć swój rzut.',
  'ui.action.order': 'Do 4 patroli porusza się o 1 pole.',
  'ui.action.bombard': 'Usuń wszystkich towarzyszy z wyspy w regionie twojego okrętu flagowego.',
  'ui.action.deploy': 'Umieść patrol przy okręcie flagowym lub na sąsiednim polu.',
  'ui.action.assemble':
    'Umieść do 4 gotowych towarzyszy na wyspie w regionie twojego okrętu flagowego.',
  'ui.action.inspire': 'Umieść po jednym gotowym towarzyszu na maksymalnie 4 wyspach.',
  'ui.action.rally': 'Jeśli twój okręt flagowy jest przy wyspie, zyskaj 4 towarzyszy.',
  'ui.action.negotiate':
    'Przy wyspie zwerbuj za darmo kartę o dowolnym symbolu; za usuniętego stąd towarzysza jeszcze jedną.',
  'ui.action.repair': 'Napraw do 2 uszkodzeń.',
};
