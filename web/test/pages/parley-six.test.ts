import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import {
  agree,
  changed,
  choose,
  draftTo,
  look,
  type Open,
  openTab,
  order,
  react,
  sitDown,
} from './kit/six.ts';
import { TestSite } from './kit/test-site.ts';

const { server, messages } = inject('parley');

const say = TEXT.en;

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open({}, server);
});
afterAll(() => testSite.close());

/** One offers a good, and the other signs. */
async function deal(from: Person, to: Person): Promise<void> {
  const label = await from.page.locator('[data-target="seat:1"]').getAttribute('aria-label');
  const draft = await draftTo(from, label!.slice(0, label!.indexOf(':')));
  const more = say['deals.more'].replace('{thing}', messages['thing.goods']);
  const given = draft.getByRole('group', { name: say['deals.give'] });
  await given.getByRole('button', { name: more }).click();
  await lookAt(from.page, 'six-offer', ['light']);
  await agree(from, draft, to);
}

/** A mission: a good to one cause, another to the next if there is one; sent with one press. */
async function plan(person: Person): Promise<void> {
  await choose(person, 'mission');
  const pieces = person.page.getByRole('list', { name: say['plan.title'] });
  const confirm = person.button(say['plan.confirm']);
  await choose(person, 'cause:honour');
  const single = person.page.locator('[data-answer="send:honour"]');
  await single
    .or(confirm.and(person.page.locator(':enabled')))
    .first()
    .waitFor();
  if (await single.isVisible()) await single.click();
  const done = person.page.locator('[data-answer="send:done"]');
  await done
    .or(confirm.and(person.page.locator(':enabled')))
    .first()
    .waitFor();
  if (await done.isVisible()) await done.click();
  await confirm.click();
  await pieces.waitFor({ state: 'detached' });
}

const PASSES = ['order.pass.debate', 'order.pass.bid', 'order.pass.claims', 'order.pass.veto'];

/** What the six have done, by kind. */
type Done = Record<'reactions' | 'vetoes' | 'plans' | 'deals' | 'always' | 'answers', number>;

/** Answers what this person is asked. */
async function act(people: readonly Person[], seat: number, open: Open, done: Done): Promise<void> {
  const person = people[seat];
  const { keys, isReacting } = open;
  const first = (start: string): string | undefined => keys.find((key) => key.startsWith(start));
  done.answers++;
  if (isReacting) {
    done.reactions++;
    // Chance deals the hands, so nobody knows which kind of reaction comes first.
    const always = PASSES.map((id) =>
      person.page.getByRole('button', {
        name: say['orders.always'].replace('{what}', messages[id]),
      }),
    )
      .reduce((one, other) => one.or(other))
      .first();
    if (seat === 2 && (await always.count()) > 0) {
      // The reactions may close before the press, and the button goes with them.
      await always.click({ timeout: 5000 }).then(
        () => done.always++,
        () => done.reactions--,
      );
      return;
    }
    const isVeto = seat === 1 && keys.includes('wile:veto') && done.vetoes === 0;
    if (isVeto) done.vetoes++;
    await react(person, isVeto ? 'wile:veto' : keys.find((key) => /:(pass|lock)$/.test(key))!);
    return;
  }
  if (keys.includes('rest')) {
    if (seat === 0 && done.deals === 0) {
      done.deals++;
      await deal(person, people[1]);
    }
    const turn = (turns[seat] ??= { wile: false, work: false, plan: false });
    const wile = first('wile:');
    if (wile !== undefined && !turn.wile) {
      turn.wile = true;
      await choose(person, wile);
    } else if (keys.includes('work') && !turn.work) {
      turn.work = true;
      await choose(person, 'work');
    } else if (keys.includes('mission') && !turn.plan && seat % 2 === 1) {
      turn.plan = true;
      done.plans++;
      await plan(person);
    } else {
      turns[seat] = undefined;
      await choose(person, 'rest');
    }
    return;
  }
  const usual = ['bid:nothing', 'claims:claim', 'claims:pass', 'vote:for', 'reply:accept'];
  await react(person, usual.find((key) => keys.includes(key)) ?? keys[0]);
}

/** What each has done in this turn. */
const turns: ({ wile: boolean; work: boolean; plan: boolean } | undefined)[] = [];

it('six browsers play a whole match with reactions, orders, deals and plans', async () => {
  const people = await sitDown(testSite, { game: 'parley', whispers: true });
  const all = PASSES.map((id) => messages[id]);
  for (const seat of [3, 4, 5]) await order(people[seat], all);
  await lookAt(people[3].page, 'six-orders', ['light']);
  await lookAt(people[5].page, 'six-orders', ['light']);
  for (const seat of [2, 5]) await openTab(people[seat], 'hand');
  const done: Done = { reactions: 0, vetoes: 0, plans: 0, deals: 0, always: 0, answers: 0 };
  const seen = { wide: false, phone: false };
  let isOver = false;
  while (!isOver) {
    let hasActed = false;
    for (const [seat, person] of people.entries()) {
      const open = await person.page.evaluate(look);
      isOver ||= open.isOver;
      if (isOver) break;
      if (open.isReacting && open.keys.length > 0 && seat < 3) {
        const size = seat === 2 ? 'phone' : 'wide';
        if (!seen[size]) await lookAt(person.page, 'six-reactions', ['light']);
        seen[size] = true;
      }
      if (open.keys.length === 0 || open.isSealed) continue;
      await act(people, seat, open, done);
      hasActed = true;
      await changed(person, open);
    }
    if (!hasActed) await people[0].page.waitForTimeout(50);
  }
  for (const { page } of people) await page.locator('[data-over="true"]').waitFor();
  await lookAt(people[0].page, 'six-end', ['light']);
  await lookAt(people[2].page, 'six-end', ['light']);
  console.log(`six browsers: ${JSON.stringify(done)}`);
  expect(Math.min(done.reactions, done.plans, done.deals, done.always)).toBeGreaterThan(0);
  // Everybody is told the same end.
  const ends = await Promise.all(
    people.map(({ page }) =>
      page.evaluate(() => document.querySelector('[data-position]')!.getAttribute('data-position')),
    ),
  );
  expect(new Set(ends).size).toBe(1);
  expect(testSite.faults).toEqual([]);
  for (const person of people) await person.leave();
});
