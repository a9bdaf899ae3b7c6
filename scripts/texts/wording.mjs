// Words that texts must not use: one term for one thing, one spelling, plain modern language.

/** Words may follow any letter; `\b` knows only those of English. */
const word = (...words) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** Names as they are printed, which keep their spelling, and idioms that only look like a banned word. */
const EXCEPT = [
  'Hidden Harbors',
  'Disorganized',
  'Duranium Armor',
  'Homeland Defense Act',
  'Magen Defense Grid',
  'Political Favor',
  'Open Font License',
  'w twoim imieniu',
];

/**
 * Banned words with what to write instead. The shell is what pages, mails and the terminal say; games follow the
 * printed rulebooks. `in` limits a rule to one of them.
 */
const RULES = {
  en: [
    { ban: word('lit', 'unlit'), write: 'highlighted' },
    { ban: /\b(?:the|an|all|with|by|of) own\b/i, write: 'their own' },
    { ban: word('(?:some|every|any)body'), write: 'someone, everyone, anyone' },
    { ban: /\b(?:at last|all the same(?! \w)|for good|no heed)\b/i, write: 'plain modern English' },
    {
      ban: word(
        '(?:col|neighb|fav|harb|hon|arm|lab)ors?',
        '(?:colored|favorite|jewelry|defense|gray|center|centered|license|canceled)',
        '\\p{L}+(?:nized|nizes|nizing)',
      ),
      write: 'British spelling',
    },
    { ban: word('mails?'), write: 'email', in: 'shell' },
    { ban: word('front page'), write: 'home page', in: 'shell' },
    { ban: word('hints'), write: 'suggestions', in: 'shell' },
    { ban: word('playouts?'), write: 'simulations', in: 'shell' },
    { ban: word('notices?'), write: 'notification', in: 'shell' },
    { ban: word('journals?'), write: 'match record', in: 'shell' },
    { ban: word('hosts?', 'houses?'), write: 'table owner, moderator or server', in: 'shell' },
    { ban: word('whoever', 'whom'), write: 'anyone who, or the player who', in: 'shell' },
    {
      ban: /\b(?:called so|not for you to|asked of you|told of|not whole|cleared away|comes? along|take it along|your leave|lies here)\b/i,
      write: 'plain modern English',
      in: 'shell',
    },
    { ban: /\bbuy the box\b/i, write: 'buy it' },
  ],
  cs: [
    { ban: /rozsvíc|zhasnut|nesvít/i, write: 'zvýrazněné, nezvýrazněné' },
    { ban: word('smíš', 'smí', 'smějí', 'smíme', 'smíte'), write: 'můžeš, může, mohou' },
    { ban: word('tvá'), write: 'tvoje' },
    { ban: /klepn/i, write: 'klikni' },
    { ban: /umisťuj/i, write: 'umísťuje' },
    { ban: /dohrávk/i, write: 'simulace' },
    { ban: word('na rating'), write: 'hodnocená partie', in: 'shell' },
    { ban: /zákonitost/i, write: 'invariant', in: 'shell' },
    { ban: /(?<![-\p{L}])mail(?!\p{L}*[-@])/iu, write: 'e-mail' },
    { ban: word('kup si krabici'), write: 'kup si ji' },
    {
      ban: word(
        'tento',
        'toto',
        'tato',
        'tuto',
        'tohoto',
        'tomuto',
        'tomto',
        'této',
        'tyto',
        'tímto',
      ),
      write: 'tenhle, tahle, tohle',
      in: 'shell',
    },
    { ban: word('mohou'), write: 'můžou', in: 'shell' },
    { ban: word('můžou'), write: 'mohou', in: 'game' },
    {
      ban: word(
        'tenhle',
        'tímhle',
        'těmhle',
        'těchhle',
        'tahle',
        'tohle',
        'tuhle',
        'tohohle',
        'tomuhle',
        'tomhle',
        'téhle',
        'tyhle',
      ),
      write: 'tento, tato, toto',
      in: 'game',
    },
    {
      ban: word('soupeřov\\p{L}+ figur\\p{L}+'),
      write: 'nepřátelská figurka',
    },
  ],
  pl: [
    { ban: /zgaszon|(?<!pod)świeci/i, write: 'podświetlone, niepodświetlone' },
    { ban: word('parti(?:a|ę|i|e|ą|ach|ami)'), write: 'rozgrywka' },
    { ban: word('mecz(?:u|em|e|ów|ach|ami|om)?'), write: 'rozgrywka' },
    { ban: /odnośnik/i, write: 'link' },
    { ban: /dziennik\p{L}* rozgrywki/iu, write: 'zapis rozgrywki' },
    { ban: word('kup pudełko'), write: 'kup ją' },
    { ban: word('imi(?:ę|enia|eniu|eniem|ona|on)'), write: 'nazwa', in: 'shell' },
    { ban: word('los', 'losu', 'losem'), write: 'losowość', in: 'shell' },
    { ban: word('w (?:twojej )?ręce'), write: 'na ręce', in: 'game' },
  ],
};

/** Words of one letter that must not stand at the end of a line: a no-break space follows them. */
const LONELY = {
  cs: /(?<![\p{L}\d'’{`])[ksvzouai] (?=[\p{L}\d„{<#+*])/iu,
  pl: /(?<![\p{L}\d'’{`])[iaouwz] (?=[\p{L}\d„{<#+*])/iu,
};

/** Faults of a table of texts, `{ id: text }`. The area is `shell` or `game`. */
export function wordingFaults(name, locale, area, texts) {
  return Object.entries(texts).flatMap(([id, text]) => {
    const read = EXCEPT.reduce((rest, allowed) => rest.replaceAll(allowed, ''), plain(text));
    const place = `${name} in "${locale}": ${id}`;
    const lonely = LONELY[locale]?.exec(text);
    return [
      ...(lonely ? [`${place} has “${lonely[0].trim()}” without a no-break space after it`] : []),
      ...RULES[locale]
        .filter((rule) => rule.in === undefined || rule.in === area)
        .flatMap(({ ban, write }) => {
          const found = ban.exec(read);
          return found === null ? [] : [`${place} says “${found[0]}”: write ${write}`];
        }),
    ];
  });
}

/** What a reader sees of a message: no names of arguments, and ordinary spaces. */
function plain(text) {
  return text.replaceAll('\u00a0', ' ').replace(/\{\w+(?:, (?:plural|select),)?/g, '{');
}
