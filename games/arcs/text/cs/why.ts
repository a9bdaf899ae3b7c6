import type { why as en } from '../en/why.ts';
import { type } from './words.ts';

export const why: Record<keyof typeof en, string> = {
  'why.map.draft': 'Nejdřív si všichni vyberou vůdce a příběhy, pak se začne hrát.',
  'why.map.card': 'Nejdřív zahraj kartu: její typ určí, jaké akce můžeš na mapě provést.',
  'why.map.declare':
    'Nejdřív vyhlas ambici, uchvať iniciativu, nebo pokračuj; pak přijde Předzvěst a akční body.',
  'why.map.prelude':
    'Nejdřív utrať zdroj, nebo přejdi k akčním bodům (máš {pips}): akce se platí jimi.',
  'why.map.action': 'Nejdřív vyber akci, pak místo, kde ji provedeš.',
  'why.map.busy':
    'Nejdřív dokonči tuto akci. {pips, plural, =0 {Pak tvůj tah pokračuje.} one {Pak ti na další zbývá # akční bod.} few {Pak ti na další zbývají # akční body.} other {Pak ti na další zbývá # akčních bodů.}}',
  'why.map.last': 'Nejdřív dokonči tuto akci. Je v tomto tahu poslední.',

  'why.system.noShips': 'Nemáš tu žádné lodě.',
  'why.system.stuck': 'Tvoje lodě odsud teď odletět nemohou.',
  'why.system.far':
    'Tvoje lodě letí do systému, který sousedí se systémem {system}, a tento nesousedí.',
  'why.system.closed': 'Tímto pohybem se sem tvoje lodě nedostanou.',
  'why.system.tax': 'Zdaňuje se město, ne systém: vyber jedno ze zvýrazněných měst.',
  'why.system.repair': 'Nemáš tu nic poškozeného.',
  'why.system.build':
    'Tady teď stavět nejde: budova potřebuje volné místo a tvou komponentu v systému, loď tvůj dok.',
  'why.system.noRivals': 'Není tu žádný soupeř, se kterým by šlo bojovat.',

  'why.building.starport': 'Zdaňují se jen města. Toto je dok.',
  'why.building.tax':
    'Toto město patří hráči {player}. Můžeš ho zdanit, pokud ovládáš jeho systém.',
  'why.building.other':
    '{kind, select, city {Toto město patří hráči {player}.} other {Tento dok patří hráči {player}.}}',
  'why.building.sound': 'Není to poškozené: není co opravovat.',
  'why.building.hit': 'Sem zásah dát nejde: nejdřív přijdou na řadu lodě, a jen to, co je v bitvě.',

  'why.slot.covered': 'Toto pole zakrývá město na desce: otevře se, až bude město postavené.',
  'why.slot.otherEmpty': 'Toto pole patří hráči {player} a je prázdné.',
  'why.slot.other': 'Tento zdroj patří hráči {player}. Získáš ho jen krádeží, třeba při nájezdu.',
  'why.slot.empty': 'Toto pole je prázdné. Žetony sem přijdou, až je získáš, nejčastěji zdaněním.',
  'why.slot.alike': 'Tento žeton má stejnou cenu jako ten zvýrazněný: vyber ten.',
  'why.slot.soon': 'Zdroje můžeš utrácet ve své Předzvěsti, hned po zahrání karty.',
  'why.slot.over': 'Předzvěst tohoto tahu už skončila. Zdroje můžeš utratit v té příští.',
  'why.slot.prelude': 'Zdroje se utrácejí v Předzvěsti, před akčními body.',

  'why.card.played': 'Karta {card} je v tomto kole zahraná ({player}).',
  'why.card.yourTurn': 'Kartu {card} můžeš zahrát ve svém tahu.',
  'why.card.mulligan': 'Nejdřív se rozhodni, jestli si tyto karty necháš.',
  'why.card.one':
    'V tahu zahraješ jednu kartu a ta už leží na stole. {card} může přijít v příštím kole.',
  'why.play': '{player} kopíruje kartou lícem dolů. Nikdo jiný ji nevidí.',
  'what.hand.mine': 'To jsou tvoje karty: vybírej z nich pod mapou, až budeš na tahu.',
  'why.hand.other':
    '{count, plural, =0 {{player} nemá v ruce žádné karty.} one {{player} má v ruce # kartu. Nevidíš ji.} few {{player} má v ruce # karty. Nevidíš je.} other {{player} má v ruce # karet. Nevidíš je.}}',

  'why.court.secure':
    'Tvých agentů je tu {mine}, nejsilnější soupeř má {rivals}: k zajištění potřebuješ víc než každý jednotlivý soupeř.',
  'why.court.ready': 'Máš tu víc agentů než kterýkoli soupeř: kartu získáš akcí Zajištění.',
  'why.court.influence':
    'Kartu získáš tak, že na ni akcí Vliv položíš agenty a pak ji zajistíš. Tvých agentů je tu {mine}, nejsilnější soupeř má {rivals}; v zásobě {agents, plural, one {máš # agenta} few {máš # agenty} other {máš # agentů}}.',
  'why.guild.other': 'Kartu {court} má {player}. Získáš ji jen krádeží, třeba při nájezdu.',
  'why.guild.lasting': 'Karta {court} působí sama, nic se u ní nevybírá.',
  'why.guild.prelude': 'Kartu {court} můžeš použít ve své Předzvěsti, před akčními body.',
  'why.newAction':
    '{card}: tato karta ti dává novou akci, kterou vybereš mezi akcemi za akční bod.',
  'why.person.draft': 'Vybírá se na začátku, hráč po hráči.',
  'why.person.mine': '{card}: tato karta působí sama, nic se u ní nevybírá.',
  'why.person.other': '{card}: tato karta slouží hráči {player} a vzít ji nejde.',

  'why.ambition.none':
    'Všechny žetony ambicí jsou rozdané: v této kapitole už nikdo nic nevyhlásí.',
  'why.ambition.lead':
    'Nejdřív zahraj jako hlavní kartu {number} nebo 7: hned potom můžeš tuto ambici vyhlásit.',
  'why.ambition.late': 'Ambice se vyhlašuje hned po zahrání hlavní karty, před Předzvěstí.',
  'why.ambition.declared':
    'Tato ambice je vyhlášená a na konci kapitoly se vyhodnotí. Kdo zahraje hlavní kartu, může ji vyhlásit znovu.',
  'why.ambition.later':
    'Vyhlašuje se hned po zahrání hlavní karty s číslem {number} nebo 7; hraje ji ten, kdo má iniciativu.',
  'why.resource': `Žeton ${type()} získáš zdaněním města na takové planetě. V zásobě: {count}.`,
  'what.captive': 'Zajatci hráče {player} se počítají pro Tyrana. Teď se tu nic nevybírá.',
  'what.die': 'Tyto kostky už padly: jejich výsledky se provádějí jeden po druhém.',
};
