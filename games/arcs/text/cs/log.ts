import type { log as en } from '../en/log.ts';
import { action, ambition, damagedPiece, piece, resource, ships, type, typeName } from './words.ts';

export const log: Record<keyof typeof en, string> = {
  'log.setup': 'Příprava hry: {setup}. Iniciativu má {player}.',
  'log.pickedLeader': '{player} si vybírá vůdce: {leader}.',
  'log.pickedLore': '{player} si vybírá příběh: {lore}.',
  'log.chapter': 'Začíná {chapter}. kapitola.',
  'log.mulligan': '{player} si dobírá novou ruku.',

  'log.led': '{player} hraje hlavní kartu {card}.',
  'log.surpassed': '{player} překonává kartou {card}.',
  'log.copied': '{player} kopíruje kartou {card}.',
  'log.pivoted': '{player} odporuje kartou {card}.',
  'log.passed': '{player} postupuje iniciativu. Dostává ji {rival}.',
  'log.passedToNobody': '{player} pasuje, ale iniciativa zůstává: nikdo jiný nemá karty.',
  'log.allPassed': 'Iniciativu postoupili všichni: karty z ruky se odhazují.',
  'log.skipped': '{player} nemá karty a tah vynechává.',
  'log.declared': `{player} vyhlašuje ${ambition()} ({first} za první, {second} za druhé místo).`,
  'log.seized': '{player} uchvacuje iniciativu.',
  'log.seizeCard': '{player} přikládá další kartu {card}.',
  'log.initiative': 'Iniciativu má {player}.',
  'log.unionReturns': '{court}: kartu {card} si do ruky bere {player}.',

  'log.spent': `{player} utrácí ${resource()}{as, select, material { za stavbu nebo opravu} fuel { za pohyb} weapon { za možnost vést bitvy} relic { za zajištění} psionic { za akci hlavní karty} other {}}.`,
  'log.wasted': `{player} utrácí ${resource()} bez účinku.`,
  'log.usedCard': '{player} používá kartu {court}.',
  'log.gained': `{player} získává ${resource()}.`,
  'log.missed': `{player} nezískává nic: žeton ${type()} v zásobě není.`,
  'log.discardedToken': `{player} odhazuje ${resource()}.`,
  'log.discardedGuild': '{player} odhazuje kartu {court}.',
  'log.buried': 'Karta {court} je pohřbena pod balíček dvora.',
  'log.stoleToken': `{player} krade ${resource()} hráči {rival}.`,
  'log.stoleCard': '{player} krade kartu {court} hráči {rival}.',
  'log.unionLaid': '{player} pokládá kartu {court} ke kartě {card}.',
  'log.discardedHand':
    '{player} odhazuje z ruky {count, plural, one {# kartu} few {# karty} other {# karet}}.',
  'log.drew': '{player} si dobírá {count, plural, one {# kartu} few {# karty} other {# karet}}.',
  'log.looked': '{player} se dívá do ruky hráče {rival}.',
  'log.swapped':
    '{player} si vyměňuje karty s hráčem {rival}: bere kartu {took}, dává kartu {gave}.',
  'log.gave': '{player} dává kartu {court} hráči {rival}.',
  'log.traded': '{player} obchoduje s hráčem {rival}. Bere: {took}. Dává: {gave}.',

  'log.acted': `{player} volí akci: ${action()}.`,
  'log.taxed': '{player} zdaňuje město v systému {system} (majitel: {owner}).',
  'log.captured':
    '{player} bere do zajetí {count, plural, one {agenta} few {# agenty} other {# agentů}} hráče {owner}.',
  'log.built': `{player} v systému {system} staví {damaged, select, true {${damagedPiece}} other {${piece()}}}.`,
  'log.builtNothing': `{player} v systému {system} staví ${piece()}, ale zásoba je prázdná.`,
  'log.moved': `{player} přesouvá ${ships()} ze systému {from} do systému {to}.`,
  'log.repaired': `{player} v systému {system} opravuje ${piece()}.`,
  'log.influenced': '{player} pokládá agenta na kartu {court}.',
  'log.secured': '{player} zajišťuje kartu {court}.',
  'log.ransacked':
    '{player} plení dvůr: karta {court}{count, plural, =0 {} one { a # agent jako trofej} few { a # agenti jako trofeje} other { a # agentů jako trofeje}}.',
  'log.revealed': 'Nová karta dvora: {court}.',
  'log.courtEmpty': 'Balíček dvora je prázdný: místo zůstává volné.',
  'log.placed': `{player} do systému {system} umísťuje ${ships()}.`,
  'log.freed': '{player} vrací město ze systému {system} (majitel: {owner}).',
  'log.pruned': `{player} v systému {system} nahrazuje budovu; nově staví ${piece()}.`,
  'log.executed':
    '{player} mění {count, plural, one {# zajatce v trofej} few {# zajatce v trofeje} other {# zajatců v trofeje}}.',
  'log.abducted':
    '{player} unáší z karty {court} {count, plural, =0 {0 agentů} one {# agenta} few {# agenty} other {# agentů}}.',
  'log.returnedCaptive': '{player} vrací agenta hráči {owner}.',

  'log.battle':
    '{player} útočí na hráče {rival} v systému {system}. Kostky nájezdu: {raid}, útoku: {assault}, šarvátky: {skirmish}.',
  'log.fired':
    '{player} střílí ze systému {from} na hráče {rival} v systému {system}: {count, plural, one {# kostka} few {# kostky} other {# kostek}}.',
  'log.rolled':
    '{player} hází: {hits, plural, one {# zásah} few {# zásahy} other {# zásahů}}, {buildings, plural, one {# zasažení budovy} few {# zasažení budov} other {# zasažení budov}}, {keys, plural, one {# klíč} few {# klíče} other {# klíčů}}, {self, plural, one {# zásah vlastní lodi} few {# zásahy vlastních lodí} other {# zásahů vlastních lodí}}{intercept, plural, =0 {} one {, protiúder} few {, protiúder} other {, protiúder}}.',
  'log.rerolled':
    '{player} hází znovu {count, plural, one {# kostkou} few {# kostkami} other {# kostkami}} {die, select, skirmish {šarvátky} assault {útoku} raid {nájezdu} other {{die}}}.',
  'log.hit':
    '{player}: {kind, select, ship {poškozená loď} starport {poškozený dok} city {poškozené město} agent {agent} other {{kind}}} v systému {system}.',
  'log.destroyed': `{player} v systému {system} ničí ${piece()} hráče {owner}.`,
  'log.intercepted':
    '{player} provádí protiúder: {count, plural, one {# nepoškozená loď} few {# nepoškozené lodě} other {# nepoškozených lodí}}.',
  'log.outrage': `{player} vyvolává pobouření: ${typeName}.`,
  'log.toll': '{player} vybírá v bráně mýto: zajat je agent hráče {owner}.',

  'log.scored': `{player} boduje za ${ambition()}: {step, select, first {první místo} second {druhé místo} other {remíza o první místo}}, {power, plural, one {# bod} few {# body} other {# bodů}} moci.`,
  'log.unscored': `Za ${ambition()} neboduje nikdo.`,
  'log.flipped': 'Žeton ambice se otáčí na zlatou stranu: {first} a {second}.',
  'log.cityReturned': 'Město se vrací na desku hráče {player}.',
  'log.rescued': `{player} nemá lodě ani doky: {count, plural, one {přichází # loď} few {přicházejí # lodě} other {přichází # lodí}} do systému {system}.`,
  'log.ended': 'Konec hry. Vítězství: {winners}.',
};
