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
};
