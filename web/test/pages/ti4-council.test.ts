import { ti4 } from '@tablewright/ti4';
import { ti4Bot } from '@tablewright/ti4/bot';
import { ACTION_CARDS, AGENDAS, COMMON_NOTES, NOTES, NOTES_EACH } from '@tablewright/ti4/content';
import { ti4Text } from '@tablewright/ti4/text';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitDecisions } from './kit/play.ts';
import { playOnServer } from './kit/server-match.ts';
import {
  agree,
  changed,
  choose,
  draftTo,
  hasPhone,
  look,
  type Open,
  openTab,
  order,
  react,
  sitDown,
} from './kit/six.ts';
import { LISTED, TestSite } from './kit/test-site.ts';

const say = TEXT.en;
const { messages, names: nameOf } = ti4Text.languages.en;

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

type State = Parameters<typeof ti4.result>[0];

/** The first reactions to a law, while somebody holds a rider and nobody is about to win. */
function isWanted({ council, players }: State, prompt: string): boolean {
  return (
    prompt === 'agenda.revealed.when' &&
    council.number === 1 &&
    AGENDAS[council.agenda].isLaw &&
    players.some(({ hand }) => hand.some((card) => isRider(ACTION_CARDS[card].id))) &&
    players.every(({ points, eliminated }) => points < 7 && !eliminated)
  );
}

const isRider = (key: string): boolean => key.endsWith('-rider');

/** What a page tells of the agenda phase, oldest line first. A phone has its log behind the hand. */
function story(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = Array.from(document.querySelectorAll('[data-panel="log"] li'), (line) =>
      line.textContent.trim(),
    );
    return lines.slice(lines.lastIndexOf('Agenda phase.') + 1);
  });
}

/** What everybody has to be told in the same words. */
const PUBLIC =
  /^Agenda \d|^Outcome of|casts \d|adds \d|does not vote|decides as the speaker|is now a law/;

const agendaOf = (lines: readonly string[]): number =>
  lines.some((line) => line.startsWith('Agenda 2')) ? 2 : 1;

/** The round and phase, as the log has them. */
const whereIn = (page: Page): Locator => page.locator('[data-panel="log"] h2 small');

/** Has the next round begun? */
async function isClosed(page: Page): Promise<boolean> {
  return (await whereIn(page).textContent())!.includes('strategy phase');
}

/** The server answers sooner than after so many looks at all pages. */
const MOST_IDLE = 300;

/** What the six have done. */
interface Done {
  reactions: number;
  cards: number;
  votes: number;
  decisions: number;
  /** Pictures that have been taken. */
  shots: Set<string>;
}

interface Council {
  readonly people: readonly Person[];
  readonly names: readonly string[];
  readonly done: Done;
}

/** Pictures of a moment: the first at a desk and the first on a phone. */
async function shoot({ people, done }: Council, seat: number, moment: string): Promise<void> {
  const shot = `${moment} ${hasPhone(seat) ? 'on a phone' : 'at a desk'}`;
  if (done.shots.has(shot)) return;
  done.shots.add(shot);
  await lookAt(people[seat].page, `six-${moment}`, ['light']);
}

/** One offers a promissory note; another signs on a phone; a third only learns that a note changed hands. */
async function tradeNote({ people, names }: Council, { players }: State): Promise<void> {
  const [from, third, to] = people;
  const [{ faction, notes }] = players;
  // Its own notes come first in the count of all notes: those of its colour, then that of its faction.
  const own = notes
    .filter((note) => note < NOTES_EACH)
    .map((place) => NOTES[place < COMMON_NOTES ? place : ofFaction(faction)].id);
  const draft = await draftTo(from, names[2]);
  const given = draft.getByRole('group', { name: say['deals.give'] });
  const more = (id: string) => {
    const thing = messages['thing.note']
      .replace('{note}', nameOf[`note.${id}`])
      .replace('{player}', names[0]);
    return given.getByRole('button', {
      name: say['deals.more'].replace('{thing}', thing),
      exact: true,
    });
  };
  for (const each of own) await more(each).waitFor();
  const [id] = own;
  await more(id).click();
  await lookAt(from.page, 'six-note', ['light']);
  await agree(from, draft, to, () => lookAt(to.page, 'six-note', ['light']));
  await openTab(from, 'log');
  await openTab(to, 'hand');
  const told: string[] = [];
  for (const { page } of [from, to, third]) {
    const line = page.locator('[data-panel="log"] li').filter({ hasText: ' trade. ' }).last();
    told.push((await line.textContent())!);
  }
  expect(told[0]).toContain(`(${nameOf[`note.${id}`]})`);
  expect(told[1]).toBe(told[0]);
  expect(told[2]).toContain('1 promissory note');
  expect(told[2]).not.toContain(nameOf[`note.${id}`]);
  await openTab(to, 'beside');
  await to.button(messages['ui.sheet.cards']).click();
  await to.page.locator(`[data-target="note:${id}:0"]:visible`).waitFor();
  await openTab(to, 'hand');
}

const ofFaction = (faction: number): number => NOTES.findIndex((kind) => kind.faction === faction);

/** Skips, or plays: a rider on the first agenda, anything on the second. */
async function reactAs(
  council: Council,
  seat: number,
  keys: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const { people, done } = council;
  done.reactions++;
  const play = (key: string): Promise<void> => react(people[seat], key);
  const agenda = agendaOf(lines);
  if (agenda === 2) await shoot(council, seat, 'law');
  if (lines.at(-1)!.includes(' plays ')) await shoot(council, seat, 'played');
  const rider = keys.find(isRider);
  if (agenda === 1 && rider !== undefined && predictorsIn(lines).length < 2) {
    await shoot(council, seat, 'rider');
    return play(rider);
  }
  const any = keys.find((key) => /^(card|note|use):/.test(key) && !FINAL.test(key));
  if (agenda === 2 && any !== undefined && done.cards < 3) {
    done.cards++;
    return play(any);
  }
  return play(seat % 2 === 0 && keys.includes('lock') ? 'lock' : 'decline');
}

/** Who has predicted the outcome. */
const predictorsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^(.*) plays .* Rider, predicting/.exec(line)?.[1] ?? []);

/** What leaves the speaker nothing to decide. */
const FINAL = /committee-formation/;

/** All vote on the first agenda, so that it becomes a law; on the second nobody does, and the speaker decides. */
async function voteAs(council: Council, seat: number, keys: readonly string[], agenda: number) {
  const { people, done } = council;
  await shoot(council, seat, 'vote');
  if (agenda === 2) return choose(people[seat], 'abstain');
  done.votes++;
  return choose(people[seat], usual(keys.filter((key) => key !== 'abstain')));
}

const usual = (keys: readonly string[]): string =>
  keys.find((key) => key.endsWith('approve')) ?? keys[0];

/** One exhausts planet by planet, the next all at once, although another agenda follows. */
async function castAs(council: Council, seat: number, keys: readonly string[]): Promise<void> {
  await shoot(council, seat, 'ballot');
  const all = keys.find((key) => key.endsWith('voteAll'))!;
  const few = keys.find((key) => key === 'done' || key.startsWith('planet:'));
  return choose(council.people[seat], seat % 2 === 1 && few !== undefined ? few : all);
}

/** Answers what this person is asked. */
async function act(council: Council, seat: number, { keys, isReacting }: Open): Promise<void> {
  const { people, done } = council;
  // Another page may be behind.
  const lines = await story(people[seat].page);
  if (isReacting) return reactAs(council, seat, keys, lines);
  if (keys.includes('abstain')) {
    if (done.votes === 0) await showsBarred(council, lines);
    if (done.votes === 1) await showsVotes(council, lines);
    return voteAs(council, seat, keys, agendaOf(lines));
  }
  if (keys.some((key) => key.endsWith('voteAll'))) return castAs(council, seat, keys);
  const asked = await people[seat].page.locator('[data-prompt]').innerText();
  if (asked.includes('As the speaker you decide')) {
    await shoot(council, seat, 'tie');
    done.decisions++;
  }
  return choose(people[seat], usual(keys));
}

/** Who has predicted the outcome is told that there is no vote to cast. */
async function showsBarred({ people, names }: Council, lines: readonly string[]): Promise<void> {
  expect(predictorsIn(lines)).not.toEqual([]);
  for (const name of predictorsIn(lines)) {
    expect(names).toContain(name);
    const { page } = people[names.indexOf(name)];
    const row = page.locator('[data-subject="council"] [data-standing="barred"]');
    await row.filter({ hasText: name }).getByText(messages['ui.votes.barred']).waitFor();
  }
}

/** Everybody sees the votes that were cast first, and whose they are. */
async function showsVotes({ people }: Council, lines: readonly string[]): Promise<void> {
  const cast = lines.find((line) => line.includes(' casts '))!;
  const [, name, votes] = /^(.*) casts (\d+ votes?) /.exec(cast)!;
  for (const { page } of people)
    await page
      .locator(`[data-subject="council"] [aria-label$=": ${votes} (${name})"]:visible`)
      .or(page.locator(`[data-subject="council"] [aria-label*=": ${votes} (${name}),"]:visible`))
      .first()
      .waitFor();
}

it('six browsers hold a council: reactions, a note, a rider, votes, a law, a tie', async () => {
  const people = await sitDown(testSite, { game: 'ti4' });
  const [{ page: host }] = people;
  const id = new URL(host.url()).pathname.split('/').at(-1)!;
  await testSite.stop();
  const played = { game: ti4, hooks: ti4Bot };
  const { match, names } = playOnServer(testSite.folder, id, played, isWanted);
  const law = nameOf[`agenda.${AGENDAS[match.state.council.agenda].id}`];
  await testSite.restart();
  for (const person of people) {
    await awaitDecisions(person.page, match.decisions);
    if (person === people[0]) await lookAt(host, 'six-recap', ['light']);
    await person.button(say['match.gotIt']).click();
  }
  const done: Done = {
    reactions: 0,
    cards: 0,
    votes: 0,
    decisions: 0,
    shots: new Set(),
  };
  const council = { people, names, done };
  await tradeNote(council, match.state);
  for (const seat of [4, 5]) {
    await order(people[seat], [messages['order.idle.pass']]);
    await openTab(people[seat], hasPhone(seat) ? 'hand' : 'log');
  }
  let isLaw = false;
  let idle = 0;
  while (!(await isClosed(host))) {
    let hasActed = false;
    for (const [seat, person] of people.entries()) {
      const open = await person.page.evaluate(look);
      if (open.keys.length === 0 || open.isSealed || (await isClosed(person.page))) continue;
      await act(council, seat, open);
      hasActed = true;
      await changed(person, open);
    }
    if (!isLaw && agendaOf(await story(host)) === 2) {
      isLaw = true;
      for (const { page } of people)
        await page
          .getByRole('list', { name: messages['ui.laws'] })
          .filter({ hasText: law })
          .first()
          .waitFor();
    }
    idle = hasActed ? 0 : idle + 1;
    if (idle > MOST_IDLE) {
      const shown = people.map(({ page }) => page.evaluate(look));
      throw new Error(
        `Nobody can press anything: ${JSON.stringify(await Promise.all(shown))} ${testSite.faults.join('\n')}`,
      );
    }
    if (!hasActed) await host.waitForTimeout(50);
  }
  console.log(`a council of six: ${JSON.stringify({ ...done, shots: done.shots.size, law })}`);
  expect(Math.min(done.reactions, done.votes, done.decisions)).toBeGreaterThan(0);
  // Everybody is told the same.
  for (const { page } of people)
    await whereIn(page).filter({ hasText: 'strategy phase' }).waitFor({ state: 'attached' });
  const [first, ...others] = await Promise.all(
    people.map(async ({ page }) => (await story(page)).filter((line) => PUBLIC.test(line))),
  );
  for (const told of others) expect(told).toEqual(first);
  expect(first.filter((line) => line.startsWith('Outcome of')).length).toBeGreaterThan(1);
  expect(first).toContain(messages['log.enacted'].replace('{law}', law));
  expect(testSite.faults).toEqual([]);
  for (const person of people) await person.leave();
});
