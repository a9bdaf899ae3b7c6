import { FastChance } from '@tablewright/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playTurn } from './kit/friends.ts';
import { TestSite, PHONE, WIDE } from './kit/test-site.ts';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitDecisions, awaitTurn, pressLit } from './kit/play.ts';

const { en, cs, pl } = TEXT;
const PASSWORD = 'a lamp over a green table';

let testSite: TestSite;
/** English, at the server's own machine, with a passkey. */
let ada: Person;
/** Czech, with a phone and a password. */
let ben: Person;
/** Polish, and the host of the server. */
let hostess: Person;
/** Where Ada played as a guest. */
let first: string;

beforeAll(async () => {
  testSite = await TestSite.open({
    HOST: 'localhost',
    HOST_NAMES: 'Hostess',
    // Where nobody takes any mail.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Tablewright <testSite@example.org>',
  });
  ada = await testSite.neighbour();
  ben = await testSite.person({ locale: 'cs-CZ', viewport: PHONE, hasTouch: true, isMobile: true });
  hostess = await testSite.person({ locale: 'pl-PL' });
});
afterAll(() => testSite.close());

const filled = (message: string, values: { readonly [name: string]: string | number }): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

describe('an account', () => {
  it('is what a guest becomes with a passkey, and keeps the match', async () => {
    await addAuthenticator(ada.page);
    await ada.playNow({ seats: 2 });
    await awaitTurn(ada.page);
    await pressLit(ada.page, new FastChance(2));
    first = new URL(ada.page.url()).pathname;

    await ada.go('/account');
    await ada.page.getByLabel(en['account.name'], { exact: true }).fill('Ada');
    await ada.button(en['signUp.passkey']).click();
    await ada.page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
    expect(await ada.page.getByText(en['account.created'].replace('{when}', '')).count()).toBe(1);

    await ada.go('/p/Ada');
    await ada.page.locator(`main a[href="${first}"]`).waitFor();
  });

  it('calls a passkey what its owner calls it', async () => {
    await ada.go('/account');
    const passkey = ada.page.locator('#ways li');
    await passkey.getByRole('button', { name: en['account.rename'] }).click();
    const name = passkey.getByLabel(en['passkeys.name']);
    await name.fill('  My old lamp ');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByText(en['passkeys.renamed']).waitFor();
    await ada.page.reload();
    await passkey.getByText('My old lamp', { exact: true }).waitFor();
  });

  it('has a password too, by which it is found in another browser', async () => {
    await ada.go('/account');
    await ada.page.getByLabel(en['account.newPassword']).fill(PASSWORD);
    await ada.button(en['password.set']).click();
    await ada.page.getByText(en['password.changed']).waitFor();

    const elsewhere = await testSite.person();
    await elsewhere.go('/sign-in');
    await elsewhere.page.getByLabel(en['account.name'], { exact: true }).fill('ada');
    await elsewhere.page.getByLabel(en['account.password'], { exact: true }).fill('not the one');
    await elsewhere.page.keyboard.press('Enter');
    await elsewhere.page.getByText(en['refused.wrong']).waitFor();
    await elsewhere.page.getByLabel(en['account.password'], { exact: true }).fill(PASSWORD);
    await elsewhere.page.keyboard.press('Enter');
    await elsewhere.page.locator(`aside a[href="${first}"]`).click();
    expect(await awaitTurn(elsewhere.page)).toBe(true);

    // From the first browser the second is signed out.
    await ada.page.reload();
    await ada.page.locator('#devices li').nth(1).waitFor();
    await ada.page.locator('#devices li').getByRole('button').click();
    await ada.page.getByText(en['devices.ended']).waitFor();
    await elsewhere.go('/account');
    await elsewhere.page.getByText(en['signUp.title']).waitFor();
    await elsewhere.leave();
  });

  it('is entered again by the passkey alone', async () => {
    await ada.go('/account');
    await ada.button(en['account.signOut']).click();
    await ada.page.getByRole('heading', { name: en['signUp.title'] }).waitFor();
    await ada.go('/sign-in');
    // A browser may offer the passkey by itself, and this one takes it at once.
    const entered = ada.page.getByRole('button', {
      name: filled(en['person.account'], { name: 'Ada' }),
    });
    const passkey = ada.button(en['signIn.passkey']);
    await entered.or(passkey).first().waitFor();
    if (await passkey.isVisible()) await passkey.click({ timeout: 3000 }).catch(() => undefined);
    await entered.waitFor();
  });

  it('is made with a password where there is no passkey', async () => {
    await signUp(ben, 'Ben Novák', cs);
    await signUp(hostess, 'Hostess', pl);
    await hostess.button(filled(pl['person.account'], { name: 'Hostess' })).click();
    await hostess.page.getByRole('menuitem', { name: pl['person.host'] }).waitFor();
    await ben.go('/account');
    await ben.page.getByLabel(cs['tokens.name']).fill('můj bot');
    await ben.button(cs['tokens.make']).click();
    await ben.page.getByText(/^tw_\S+$/).waitFor();
  });

  it('keeps its address where no mail can be sent, and says so', async () => {
    await ben.page.getByLabel(cs['mail.address']).fill('ben@example.net');
    await ben.button(cs['mail.save']).click();
    await ben.page.getByText(cs['refused.mail']).waitFor();
    await ben.page.reload();
    expect(await ben.page.getByLabel(cs['mail.address']).inputValue()).toBe('');
  });
});

describe('friends', () => {
  it('invite each other by name and get the notice at once', async () => {
    await ben.go('/rules');
    await ben.page.locator('main h1').waitFor();
    await listening(ben);
    await ada.go('/p/Ben%20Nov%C3%A1k');
    await listening(ada);
    await ada.button(en['friends.add']).click();
    await ada.page.getByText(filled(en['friends.invited'], { name: 'Ben Novák' })).waitFor();

    await toast(ben, filled(cs['notice.friend.invited'], { names: 'Ada' }), cs['notices.open']);
    await ben.button(cs['friends.accept']).click();
    await ben.page.getByText(filled(cs['friends.accepted'], { name: 'Ada' })).waitFor();
    const accepted = filled(en['notice.friend.accepted'], { names: 'Ben Novák' });
    await toast(ada, accepted, en['notices.open']);
    await ada.page.waitForURL(/\/p\/Ben/);
    await ada.go('/notices');
    await ada.page.locator('#list').getByText(accepted).waitFor();
    await ada.page.waitForFunction(() => !document.title.startsWith('('));
    await ada.go('/friends');
    await ada.page.locator('#friends').getByRole('link', { name: 'Ben Novák' }).waitFor();
  });

  it('invite each other with a link', async () => {
    await hostess.go('/friends');
    await hostess.button(pl['friends.makeLink']).click();
    const link = await hostess.page.locator('#by-link input').inputValue();
    await hostess.page.locator('#by-link svg[role="img"]').waitFor();
    await ada.go(new URL(link).pathname);
    await ada.button(en['friends.accept']).click();
    await ada.page.locator('#friends').getByRole('link', { name: 'Hostess' }).waitFor();
  });
});

describe('a rated match', () => {
  it('begins at a table to which a friend is invited', async () => {
    await ada.wish({ seats: 2 });
    await ada.button(en['home.inviteFriends']).click();
    await ada.page.waitForURL(/\/t\//);
    const rated = ada.page.getByRole('switch', { name: en['rated.switch'] });
    await ada.page.getByText(en['rated.needsClock']).waitFor();
    expect(await rated.isDisabled()).toBe(true);
    // The line is slow for the clock alone: what is pressed after it must not overtake it.
    await ada.page.route(
      '**/actions',
      async (route) => {
        await new Promise((go) => setTimeout(go, 500));
        await route.continue();
      },
      { times: 1 },
    );
    await ada.page.getByRole('radio', { name: en['clock.live'], exact: true }).click();
    await rated.click();
    await ada.page.getByText(en['rating.none']).first().waitFor();
    await ada.page.getByText(en['rated.rules']).waitFor();
    const outs = ada.page.getByRole('group', { name: en['clock.out'] }).getByRole('radio');
    await outs.and(ada.page.getByRole('radio', { checked: true })).waitFor();
    expect(await outs.count()).toBe(1);
    await lookAt(ada.page, 'rated-table', ['light']);

    await ada.page.getByLabel(en['friends.inviteHere']).selectOption('Ben Novák');
    await ada.button(en['friends.invite']).click();
    const invitation = filled(cs['notice.table'], { names: 'Ada', game: cs['game.roam'] });
    await toast(ben, invitation, cs['notices.open']);
    await ben.page.getByText(cs['rated.rules']).waitFor();
    await ben.button(cs['table.sit']).click();
    await ben.button(cs['table.imReady']).click();
    await ada.button(en['table.start']).click();
    for (const { page } of [ada, ben]) await page.waitForSelector('[data-position]');
  });

  it('gives no help, and says why', async () => {
    await awaitTurn(ada.page);
    const hint = ada.page.getByRole('button', { name: en['match.hint'], disabled: true });
    // What is only said to be disabled can still be pressed, to hear why.
    await hint.click({ force: true });
    await ada.page.locator('[data-prompt]').getByText(en['match.refused.rated']).waitFor();
    await lookAt(ada.page, 'rated-match', ['light']);
    await ada.button(en['match.menu']).click();
    await ada.page.getByRole('menuitem', { name: en['match.proposeDraw'] }).waitFor();
    await ada.page.keyboard.press('Escape');
    await pressLit(ada.page, new FastChance(4));
    await awaitDecisions(ada.page, 1);
    expect(await ada.button(en['match.undo']).count()).toBe(0);
  });

  it('leads from names to the pages of those who play, by keyboard too', async () => {
    const match = new URL(ada.page.url()).pathname;
    const toBen = ada.page.getByRole('link', { name: 'Ben Novák' });
    const follow = async (): Promise<void> => {
      await toBen.first().focus();
      await ada.page.keyboard.press('Enter');
      await ada.page.getByRole('heading', { name: 'Ben Novák', level: 1 }).waitFor();
    };
    const atTable = ada.page.getByRole('button', { name: 'Ben Novák' }).first();
    await atTable.focus();
    await ada.page.keyboard.press('Enter');
    const card = ada.page.getByRole('dialog', { name: 'Ben Novák' });
    const [apart] = await Promise.all([
      ada.page.waitForEvent('popup'),
      card.getByRole('link', { name: en['player.openApart'] }).press('Enter'),
    ]);
    await apart.getByRole('heading', { name: 'Ben Novák', level: 1 }).waitFor();
    await apart.close();
    await ada.go('/');
    await ada.page.locator(`aside a[href="${match}"]`).waitFor();
    await follow();
    await ada.page.goBack();
    await ada.page.locator(`aside a[href="${match}"]`).click();
    await ada.page.waitForSelector('[data-position]');
  });

  it('has the bell at hand, and room for it', async () => {
    for (const { page } of [ada, ben]) {
      const bar = page.locator('header').first();
      await bar.locator('a[href="/notices"]').waitFor();
      expect(await bar.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    }
  });

  it('tells people on other pages that it is their turn', async () => {
    await playTurn(ada);
    const match = new URL(ada.page.url()).pathname;
    await ada.go('/rules');
    await ada.page.locator('main h1').waitFor();
    await listening(ada);
    await playTurn(ben);
    const turn = filled(en['notice.turn'], { game: en['game.roam'], names: 'Ben Novák' });
    await ada.page.waitForFunction(() => document.title.startsWith('(1) '));
    await toast(ada, turn, en['notices.open']);
    await ada.page.waitForURL(new RegExp(match));
    await awaitTurn(ada.page);
    expect(await ada.page.title()).toContain(en['home.yourTurn']);
  });

  it('hides what a blocked person says, and reports it to the moderators', async () => {
    await ben.page.locator('button[data-tab="chat"]').click();
    await ben.page.getByRole('textbox', { name: cs['match.message'] }).fill('sprosté slovo');
    await ben.page.keyboard.press('Enter');
    await ada.page.locator('button[data-tab="chat"]').click();
    await ada.page.getByRole('log').getByText('sprosté slovo').waitFor();
    const more = ada.page.getByRole('button', {
      name: filled(en['chat.menu'], { name: 'Ben Novák' }),
    });
    await more.click();
    await ada.page.getByRole('menuitem', { name: en['block.do'] }).click();
    await ada.page.getByText(en['match.hidden']).waitFor();
    expect(await ada.page.getByText('sprosté slovo').count()).toBe(0);

    await ada.page.keyboard.press('Escape');
    await more.click();
    await ada.page.getByRole('menuitem', { name: en['block.end'] }).click();
    await ada.page.getByRole('log').getByText('sprosté slovo').waitFor();
    await ada.page.keyboard.press('Escape');
    await more.click();
    await ada.page.getByRole('menuitem', { name: en['report.open'] }).click();
    await ada.page.getByLabel(en['report.what']).fill('He swears.\n<b>Really.</b>');
    await ada.button(en['report.send']).click();
    await ada.page.getByText(en['report.sent']).waitFor();
    await ada.page.keyboard.press('Escape');
    expect(await ada.page.getByRole('dialog').count()).toBe(0);
  });

  it('lets what a spectator says be reported, though there is no seat to name', async () => {
    await hostess.go(new URL(ada.page.url()).pathname);
    await hostess.page.locator('button[data-tab="chat"]').click();
    await hostess.page.getByRole('textbox', { name: pl['match.message'] }).fill('brawo');
    await hostess.page.keyboard.press('Enter');
    await ada.page.getByRole('log').getByText('brawo').waitFor();
    await ada.button(filled(en['chat.menu'], { name: 'Hostess' })).click();
    await ada.page.getByRole('menuitem', { name: en['report.open'] }).waitFor();
    expect(await ada.page.getByRole('menuitem').count()).toBe(1);
    await ada.page.keyboard.press('Escape');
  });

  it('sends no more notices to a player who mutes it', async () => {
    const item = (name: string) => ada.page.getByRole('menuitem', { name });
    await ada.button(en['match.menu']).click();
    await item(en['mute.do']).click();
    await item(en['mute.end']).waitFor();
    await ada.page.keyboard.press('Escape');
    await ada.page.reload();
    await ada.page.waitForSelector('[data-position]');
    await ada.button(en['match.menu']).click();
    await item(en['mute.end']).click();
    await item(en['mute.do']).waitFor();
    await ada.page.keyboard.press('Escape');
  });

  it('changes the ratings at its end, and leads to a rematch', async () => {
    await ben.button(cs['match.menu']).click();
    await ben.page.getByRole('menuitem', { name: cs['match.concede'] }).click();
    await ben.page.getByRole('menuitem', { name: cs['match.concedeSure'] }).click();
    for (const { page } of [ada, ben]) await page.waitForFunction(() => eyes.isOver());
    await ada.page.getByText(/rating 1[67]\d\d \(\+\d+\)/).waitFor();
    await ben.page.getByText(/rating 1[34]\d\d \(−\d+\)/).waitFor();

    await ada.button(en['rematch.same']).click();
    await ada.page.waitForURL(/\/t\//);
    await ben.page.getByText('Ada chce odvetu.').waitFor();
    await ben.button(cs['rematch.join']).click();
    await ben.page.waitForURL(new URL(ada.page.url()).pathname.replace(/.*/, '**$&'));
    await ben.button(cs['table.imReady']).waitFor();
    await ada.go('/p/Ada');
    await ada.page.getByText(en['player.provisional']).waitFor();
  });
});

describe('a push message', () => {
  it('is shown by the browser while no page speaks', async () => {
    const { page, context, url } = ada;
    await context.grantPermissions(['notifications'], { origin: url });
    await ada.go('/about');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) =>
        resolve(one.registrationId),
      );
    });
    await session.send('ServiceWorker.enable');
    // Asking a page for its messages too soon makes the browser drop those that it is about to show.
    const shown = new Promise<string>((resolve) => {
      session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) =>
        resolve(backgroundServiceEvent.eventName),
      );
    });
    const service = 'notifications';
    await session.send('BackgroundService.startObserving', { service });
    await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
    const message = { title: 'Your turn', body: 'Roam, Ben', url: '/m/x', tag: 'x' };
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: url,
      registrationId: await registered,
      data: JSON.stringify(message),
    });
    expect(await shown).toBe('Notification displayed');
    const [seen] = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, data, tag }) => ({ title, body, url: String(data), tag }));
    });
    expect(seen).toEqual(message);
    await session.detach();
  });
});

describe('the host', () => {
  it('reads the report and says why it is done', async () => {
    await hostess.go('/host');
    const report = hostess.page.locator('#reports li').first();
    await report.getByText('<b>Really.</b>').waitFor();
    await report.locator('summary').click();
    await report.locator('mark').getByText('sprosté slovo').waitFor();
    await report.getByRole('button', { name: pl['host.do.handle'] }).click();
    await hostess.page.getByLabel(pl['host.note']).fill('Rozmowa');
    await hostess.page
      .getByRole('dialog')
      .getByRole('button', { name: pl['host.do.handle'] })
      .click();
    await hostess.page.locator('#log li').getByText('Rozmowa').waitFor();
    await hostess.page.getByText(pl['host.reports']).first().waitFor();
    expect(await hostess.page.locator('#reports li button').count()).toBe(0);
  });

  it('bans somebody, who reads why', async () => {
    const rude = await testSite.person();
    await signUp(rude, 'Rude', en);
    await hostess.page.getByLabel(pl['host.find']).fill('rud');
    await hostess.button(pl['host.find.do']).click();
    await hostess.button(filled(pl['host.ask.ban'], { name: 'Rude' })).click();
    await hostess.page.getByRole('radio', { name: pl['host.ban.forGood'] }).check();
    await hostess.page.getByLabel(pl['host.note']).fill('Nothing but insults');
    await hostess.page.getByRole('dialog').getByRole('button', { name: pl['host.do.ban'] }).click();
    await hostess.page.locator('#players li').getByText('Nothing but insults').waitFor();

    const again = await testSite.person();
    await again.go('/sign-in');
    await again.page.getByLabel(en['account.name'], { exact: true }).fill('Rude');
    await again.page.getByLabel(en['account.password'], { exact: true }).fill(PASSWORD);
    await again.page.keyboard.press('Enter');
    await again.page
      .getByText(filled(en['refused.banned'], { reason: 'Nothing but insults' }))
      .waitFor();
    for (const person of [rude, again]) await person.leave();
  });

  it('is nobody else', async () => {
    await ada.go('/host');
    await ada.page.getByText(en['notFound.title']).waitFor();
  });
});

describe('every page about people', () => {
  const PAGES: readonly [name: string, path: string, sign: string][] = [
    ['account', '/account', '#data'],
    ['player', '/p/Ada', '#matches li'],
    ['bot', '/p/bot:easy', '#matches'],
    ['no-player', '/p/Nobody', 'main h1'],
    ['friends', '/friends', '#friends'],
    ['notices', '/notices', '#settings'],
    ['sign-in', '/sign-in', 'main form'],
    ['forgot', '/forgot', 'main form'],
    ['reset', '/reset/nothing', 'main form'],
    ['verify', '/verify/nothing', '[class*="panel"]'],
  ];

  it.each([
    ['en', () => ada],
    ['cs', () => ben],
    ['pl', () => hostess],
  ] as const)('can be used by everybody in %s', async (language, who) => {
    const { page } = who();
    await who().go('/about');
    await page.locator('main h1').waitFor();
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      for (const [name, path, sign] of [...PAGES, ['host', '/host', '#log'] as const]) {
        // The passkey would be taken at once; and but one has a host's page.
        if ((name === 'sign-in' && language === 'en') || (name === 'host' && language !== 'pl'))
          continue;
        await within(page, path);
        await page.locator(sign).first().waitFor();
        // In other languages only the words are different, and at another size only their places.
        const themes = language === 'cs' && size === WIDE ? undefined : (['light'] as const);
        await lookAt(page, `${name}-${language}`, themes);
      }
    }
  });

  it('can be used by guests', async () => {
    const guest = await testSite.person({ locale: 'cs-CZ' });
    await guest.go('/about');
    await guest.page.locator('main h1').waitFor();
    for (const size of [WIDE, PHONE]) {
      await guest.page.setViewportSize(size);
      for (const [name, path] of [
        ['sign-up', '/account'],
        ['guest-friends', '/friends'],
        ['guest-notices', '/notices'],
      ]) {
        await within(guest.page, path);
        await guest.page.locator('main section, main form').first().waitFor();
        await lookAt(guest.page, name, ['light', 'dark']);
      }
    }
    await guest.button(cs['person.guest'].replace('{name}', '').slice(0, 8)).click();
    await lookAt(guest.page, 'person-menu', ['light', 'dark']);
    await guest.leave();
  });

  it('leaves no error in a console', () => {
    expect(testSite.faults).toEqual([]);
  });
});

describe('my data', () => {
  it('can be taken along, and deleted with the name typed', async () => {
    await ben.go('/account');
    const [download] = await Promise.all([
      ben.page.waitForEvent('download'),
      ben.page.getByRole('link', { name: cs['data.export'] }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    const remove = ben.page.getByRole('button', { name: cs['data.delete'] });
    expect(await remove.isDisabled()).toBe(true);
    await ben.page
      .getByLabel(filled(cs['data.delete.type'], { name: 'Ben Novák' }))
      .fill('Ben Novák');
    await remove.click();
    await ben.page.waitForURL(`${ben.url}/`);
    await ada.go('/p/Ben%20Nov%C3%A1k');
    await ada.page.getByText(en['player.gone.title']).waitFor();
  });
});

/** Goes there without loading the page anew. */
async function within(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Says yes whenever a page asks for a passkey. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

type Words = Record<
  'account.name' | 'account.password' | 'signUp.password' | 'account.part.data',
  string
>;

async function signUp(person: Person, name: string, text: Words): Promise<void> {
  await person.go('/account');
  await person.page.getByLabel(text['account.name'], { exact: true }).fill(name);
  await person.page.getByLabel(text['account.password'], { exact: true }).fill(PASSWORD);
  await person.button(text['signUp.password']).click();
  await person.page.getByRole('heading', { name: text['account.part.data'] }).waitFor();
}

/** The line on which news come is open: a page opens it a little after everything else. */
async function listening({ page }: Person): Promise<void> {
  await page.waitForEvent('websocket', (socket) => socket.url().endsWith('/api/me/live'));
}

/** A notice has come into the page; follows it. */
async function toast({ page }: Person, says: string, open: string): Promise<void> {
  const shown = page.getByRole('status').filter({ hasText: says });
  await shown.getByRole('link', { name: open }).click();
}
