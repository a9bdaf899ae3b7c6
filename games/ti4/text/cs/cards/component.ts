import type { messages as en } from '../../en/cards/component.ts';
import { pool } from '../words.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.crippleDefenses':
    'Ochromení obrany: vyber planetu, která není tvoje. Všechny POS na ní budou zničeny.',
  'prompt.frontlineDeployment': 'Nasazení v první linii: vyber svou planetu pro 3 pěchoty.',
  'prompt.ghostShip':
    'Přízračná loď: vyber pro torpédoborec systém s červí dírou, který není domovský a nejsou v něm lodě jiných hráčů.',
  'prompt.insubordination':
    'Neuposlechnutí rozkazu: vyber hráče, který přijde o žeton rozkazu z úseku taktiky.',
  'prompt.jammedPlayer': 'Rušení signálu: vyber hráče, jehož žeton rozkazu tam bude umístěn.',
  'prompt.luckyShot': 'Šťastná trefa: vyber loď, která bude zničena.',
  'prompt.miningInitiative':
    'Těžební iniciativa: vyber svou planetu. Získáš tolik zboží, kolik má zdrojů.',
  'prompt.plague': 'Mor: vyber planetu jiného hráče.',
  'prompt.reactorMeltdown': 'Roztavení reaktoru: vyber vesmírný dok, který bude zničen.',
  'prompt.repealLaw': 'Zrušení zákona: vyber zákon, který bude odhozen.',
  'prompt.signalJamming':
    'Rušení signálu: vyber systém, ve kterém nebo vedle kterého máš loď. Domovský být nesmí.',
  'prompt.spy': 'Špion: vyber hráče, který ti dá náhodnou kartu akce.',
  'prompt.tacticalBombardment':
    'Taktické bombardování: vyber systém, ve kterém máš jednotku s Bombardováním. Planety jiných hráčů v něm budou vyčerpány.',
  'prompt.takePiece':
    'Nemáš už žádnou figurku tohoto druhu. Vyber systém, ze kterého jednu vezmeš; hned ji zase umístíš.',
  'prompt.unexpectedAction': 'Nečekaná akce: vyber žeton rozkazu, který vezmeš z herního plánu.',
  'prompt.unstablePlanet':
    'Nestabilní planeta: vyber nebezpečnou planetu, která není tvoje. Bude vyčerpána a přijde až o 3 pěchoty.',
  'prompt.uprising':
    'Povstání: vyber připravenou planetu jiného hráče. Bude vyčerpána a ty získáš tolik zboží, kolik má zdrojů.',
  'prompt.warEffort': 'Válečné úsilí: vyber pro křižník systém, ve kterém máš loď.',

  'log.exhaustedPlanet': 'Planeta {planet} hráče {player} je vyčerpána.',
  'log.messiah': '{player} umísťuje po 1 pěchotě na planety: {planets}.',
  'log.plague':
    'Mor na planetě {planet}. Kostky: {dice}. {count, plural, =0 {Žádná pěchota neumírá.} one {Umírá # pěchota.} few {Umírají # pěchoty.} other {Umírá # pěchot.}}',
  'log.returnedToken': `{player} vrací žeton rozkazu z úseku ${pool} do záloh.`,
};
