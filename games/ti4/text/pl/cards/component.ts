import type { messages as en } from '../../en/cards/component.ts';
import { pool } from '../words.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.crippleDefenses':
    'Paraliż obrony: wybierz planetę, która nie jest twoja. Wszystkie PDS na niej zostaną zniszczone.',
  'prompt.frontlineDeployment':
    'Przerzut na front: wybierz swoją planetę dla 3 oddziałów piechoty.',
  'prompt.ghostShip':
    'Okręt widmo: wybierz dla niszczyciela system z tunelem czasoprzestrzennym, niedomowy i bez okrętów innych graczy.',
  'prompt.insubordination':
    'Niesubordynacja: wybierz gracza, który straci żeton rozkazu z puli taktyki.',
  'prompt.jammedPlayer':
    'Zakłócanie sygnału: wybierz gracza, którego żeton rozkazu zostanie tam umieszczony.',
  'prompt.luckyShot': 'Szczęśliwy strzał: wybierz okręt, który zostanie zniszczony.',
  'prompt.miningInitiative':
    'Inicjatywa wydobywcza: wybierz swoją planetę. Zyskasz tyle dóbr handlowych, ile ma zasobów.',
  'prompt.plague': 'Zaraza: wybierz planetę innego gracza.',
  'prompt.reactorMeltdown':
    'Stopienie reaktora: wybierz stocznię kosmiczną, która zostanie zniszczona.',
  'prompt.repealLaw': 'Uchylenie ustawy: wybierz ustawę, która zostanie odrzucona.',
  'prompt.signalJamming':
    'Zakłócanie sygnału: wybierz niedomowy system z twoim okrętem lub sąsiadujący z twoim okrętem.',
  'prompt.spy': 'Szpieg: wybierz gracza, który odda ci losową kartę akcji.',
  'prompt.tacticalBombardment':
    'Bombardowanie taktyczne: wybierz system z twoją jednostką, która ma Bombardowanie. Planety innych graczy w nim zostaną wyczerpane.',
  'prompt.takePiece':
    'Nie masz już figurki tego rodzaju. Wybierz system, z którego ją weźmiesz; od razu ją umieścisz.',
  'prompt.unexpectedAction':
    'Niespodziewana akcja: wybierz żeton rozkazu, który zdejmiesz z planszy.',
  'prompt.unstablePlanet':
    'Niestabilna planeta: wybierz niegościnną planetę, która nie jest twoja. Zostanie wyczerpana i straci do 3 oddziałów piechoty.',
  'prompt.uprising':
    'Powstanie: wybierz przygotowaną planetę innego gracza. Zostanie wyczerpana, a ty zyskasz tyle dóbr handlowych, ile ma zasobów.',
  'prompt.warEffort': 'Wysiłek wojenny: wybierz dla krążownika system z twoim okrętem.',

  'log.exhaustedPlanet': 'Planeta {planet} gracza {player} zostaje wyczerpana.',
  'log.messiah': '{player} umieszcza po 1 oddziale piechoty na planetach: {planets}.',
  'log.plague':
    'Zaraza na planecie {planet}. Kości: {dice}. {count, plural, =0 {Żaden oddział piechoty nie ginie.} one {Ginie # oddział piechoty.} few {Giną # oddziały piechoty.} many {Ginie # oddziałów piechoty.} other {Ginie # oddziałów piechoty.}}',
  'log.returnedToken': `{player} zwraca żeton rozkazu z puli ${pool} do posiłków.`,
};
