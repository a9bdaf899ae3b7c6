// What random matches say: a strict teller renders every prompt, option and event in every language.

/** Faults, and the ids that were used. */
export function sayMatches(
  { Match, eventFor, FastChance, keyFromSeed, everySetup, createTeller },
  game,
  text,
  { setups = Infinity, decisions = Infinity } = {},
) {
  const faults = new Set();
  const said = new Set();
  const tellers = Object.keys(text.languages).map((locale) =>
    createTeller(text, locale, ['Ada', 'Bor', 'Cyr', 'Dag', 'Eva', 'Fin'], { strict: true }),
  );
  const say = (id, tell) => {
    said.add(id);
    for (const teller of tellers) {
      try {
        tell(teller);
      } catch (error) {
        faults.add(`${game.id}: ${id} cannot be said in "${teller.locale}": ${error.message}`);
      }
    }
  };
  const sayOption = (option) => say(option.message.id, (teller) => teller.option(option));
  const sayEvents = (events, seat) => {
    for (const event of events)
      say(`log.${event.type}`, (teller) => teller.event(eventFor(event, seat)));
  };

  for (const [number, { seats, setup }] of everySetup(game).slice(0, setups).entries()) {
    const chance = new FastChance(number + 1);
    const match = Match.start(game, { seats, setup, key: keyFromSeed(number) });
    sayEvents(match.opening.events, 0);
    while (!match.over && match.decisions < decisions) {
      const { seat } = match.asks[chance.below(match.asks.length)];
      const { question } = match.observe(seat);
      say(`prompt.${question.prompt}`, (teller) => teller.prompt(question));
      question.options.forEach(sayOption);
      ordersOf(match, seat).forEach(sayOption);
      for (const refused of match.refusals(seat)) {
        sayOption(refused);
        say(`clause ${refused.clause}`, (teller) => {
          if (teller.clause(refused.clause) === null) throw new Error('there is no such clause');
        });
      }
      const { key } = question.options[chance.below(question.options.length)];
      sayEvents(match.answer(seat, key).events, seat);
    }
  }
  return { faults: [...faults], said };
}

/** What the seat could order now. */
function ordersOf(match, seat) {
  const { state, question } = match.observe(seat);
  const { orders } = match.game;
  return orders ? [...orders.offered(state, seat), ...orders.fitting(state, seat, question)] : [];
}
