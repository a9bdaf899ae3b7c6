import type { terminal as en } from '../en/terminal.ts';

export const terminal: Record<keyof typeof en, string> = {
  'board.speaker': 'przewodniczący: {speaker}',
  'board.goal': 'gra do {points} punktów',
  'board.player':
    'punkty {points} · taktyka {tactic}, flota {fleet}, strategia {strategy} · dobra handlowe {goods}, towary {commodities}/{limit} · tajne cele {secrets}',
  'board.planets':
    'Planety: {count} · zasoby {resources}/{allResources}, wpływy {influence}/{allInfluence}',
  'board.hands': 'karty akcji {hand}, weksle {notes}',
  'board.hands.noCouncil': 'weksle {notes}',
  'board.technologies': 'Technologie: {technologies}',
  'board.displayed': 'Wyłożone weksle: {notes}',
  'board.notes': 'Weksle innych graczy na twojej ręce',
  'board.notes.own': 'Twoje własne weksle na wymianę: {notes}',
  'board.objectives': 'Cele publiczne (zakryte: {one} z I etapu, {two} z II etapu)',
  'board.combat': '{attacker} kontra {defender} · {kind}',
  'board.home': 'system domowy',
  'board.custodians': 'żeton strażników',
  'board.tokens': 'żetony rozkazów: {owners}',
  'board.legend':
    'Każdy system ma numer swojego kafla. Na mapie pierwsze litery frakcji pokazują, kto gdzie jest: z liczbą – ile okrętów, bez niej – tylko planety. α, β i δ to tunele czasoprzestrzenne, › można wybrać albo zagrać. Przy planecie stoją zasoby/wpływy. U graczy: przygotowane/wszystkie. Karty i technologie w nawiasie są wyczerpane. ✓ to zapunktowany cel, trafienie albo wynik głosowania. Polecenie „stół” pokazuje wszystkie twoje karty i obowiązujące ustawy z treścią.',

  // The command `odds`.
  'odds.ignored': 'Te jednostki nie biorą udziału: {places}.',
  'odds.fault.object': '{place} musi być obiektem z polami {known}, a nie {value}.',
  'odds.fault.name': '{place} jest nieznane; wybierz z {known}.',
  'odds.fault.list': '{place} musi być listą, a nie {value}.',
  'odds.fault.count': '{place} musi być liczbą całkowitą od 0 do {most}, a nie {value}.',
  'odds.fault.flag': '{place} musi mieć wartość true albo false, a nie {value}.',
  'odds.fault.kind': '{place} musi mieć jedną z wartości {known}, a nie {value}.',
  'odds.fault.faction': '{place}: nie ma frakcji {value}; wybierz jedną z {known}.',
  'odds.fault.upgrade': '{place}: nie ma ulepszenia jednostki {value}; wybierz z {known}.',
  'odds.fault.technology': '{place}: nie ma technologii {value}; wybierz z {known}.',
  'odds.fault.foreign': '{place}: {value} może mieć tylko {owner}; pomiń to albo zmień frakcję.',
  'odds.fault.replaced': '{place}: {owner} ma zamiast {value} własne {own}; podaj właśnie to.',
  'odds.fault.ship': '{place}: {value} nie jest rodzajem okrętu; wybierz z {known}.',
  'odds.fault.twice': '{place}: {value} już jest na liście; podaj każdy rodzaj tylko raz.',
  'odds.fault.sustain': '{place} musi mieć jedną z wartości {known}, a nie {value}.',
  'odds.fault.use':
    '{place}: obliczenia nie znają opcjonalnej zdolności {value}; wybierz z {known}.',
  'odds.fault.flagship': '{place}: okręt flagowy wymaga frakcji; podaj ją albo pomiń okręt.',
  'odds.fault.warsun':
    '{place}: słońca wojny wymagają ulepszenia; dodaj war-sun do ulepszeń albo je pomiń.',
  'odds.fault.size': '{place}: tak dużej bitwy nie da się obliczyć; odejmij okrętów.',
  'odds.fault.empty': '{place} musi zawierać co najmniej jedno z {known}.',
};
