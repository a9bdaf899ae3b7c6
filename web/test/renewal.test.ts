import { beforeEach, describe, expect, it } from 'vitest';
import { Renewal } from '../src/host/renewal.ts';

const OLD = '/assets/index-old.js';
const NEW = '/assets/index-new.js';

let stored: Map<string, string>;
/** Which start script the site serves; null while it cannot be reached. */
let served: string | null;
/** The start script of each page that has reloaded itself. */
let reloads: string[];
let waits: number;

beforeEach(() => {
  stored = new Map();
  served = NEW;
  reloads = [];
  waits = 0;
});

/** A page as the tab shows it after it was loaded. */
function load(script: string, path = '/m/a'): Renewal {
  return new Renewal({
    script: () => script,
    served: async () => (served === null ? null : `<script type="module" src="${served}">`),
    path: () => path,
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
    wait: async () => {
      if (++waits === 3) served = NEW;
    },
    reload: () => void reloads.push(script),
  });
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function renewed(page: Renewal): Promise<void> {
  page.renew();
  await settled();
}

describe('a page that cannot go on', () => {
  it('reloads, and the next one says so until that is read', async () => {
    const page = load(OLD);
    await renewed(page);
    expect(reloads).toEqual([OLD]);
    expect(page.state).toBe('loading');
    const next = load(NEW);
    expect(next.state).toBe('loaded');
    next.dismiss();
    expect(next.state).toBe('none');
    expect(load(NEW).state).toBe('none');
  });

  it('reloads once, however many parts of it fail', async () => {
    const page = load(OLD);
    page.renew();
    page.renew();
    await page.suspect();
    await settled();
    expect(reloads).toEqual([OLD]);
  });

  it('stays and says what to do where a reload has not helped', async () => {
    served = OLD;
    await renewed(load(OLD));
    const same = load(OLD);
    expect(same.state).toBe('none');
    await renewed(same);
    expect(same.state).toBe('stuck');
    await renewed(same);
    expect(reloads).toEqual([OLD]);
  });

  it('does not go back and forth between two nodes of different releases', async () => {
    await renewed(load(OLD));
    await renewed(load(NEW));
    const again = load(OLD);
    await renewed(again);
    expect(again.state).toBe('stuck');
    expect(reloads).toEqual([OLD, NEW]);
  });

  it('tries again whenever somebody asks for it', async () => {
    await renewed(load(OLD));
    const stuck = load(OLD);
    await renewed(stuck);
    await stuck.tryAgain();
    expect(reloads).toEqual([OLD, OLD]);
    expect(load(NEW).state).toBe('loaded');
  });

  it('does not reload without a network, says so, and does when it is back', async () => {
    served = null;
    const page = load(OLD);
    const states: string[] = [];
    page.subscribe(() => states.push(page.state));
    await renewed(page);
    expect(waits).toBe(3);
    expect(states).toEqual(['stuck', 'stuck', 'stuck', 'loading']);
    expect(reloads).toEqual([OLD]);
  });

  it('stays where nothing can be stored: the next page would reload as well', async () => {
    const page = new Renewal({
      script: () => OLD,
      served: async () => NEW,
      path: () => '/',
      storage: () => {
        throw new Error('Storage is forbidden.');
      },
      wait: async () => undefined,
      reload: () => void reloads.push(OLD),
    });
    await renewed(page);
    expect(page.state).toBe('stuck');
    await page.tryAgain();
    expect(reloads).toEqual([OLD]);
  });
});

describe('a part that could not be fetched', () => {
  it('renews the page where a newer one has replaced it', async () => {
    await load(OLD).suspect();
    await settled();
    expect(reloads).toEqual([OLD]);
  });

  it('changes nothing where the page is the latest, or the network is gone', async () => {
    const page = load(NEW);
    await page.suspect();
    served = null;
    await page.suspect();
    await settled();
    expect(page.state).toBe('none');
    expect(reloads).toEqual([]);
  });
});

describe('the seat whose view is shown', () => {
  it('is the same on the next page of the same match, and there alone', async () => {
    const page = load(OLD);
    page.seat = 1;
    await renewed(page);
    const left = new Map(stored);
    expect(load(NEW).seat).toBe(1);
    expect(load(NEW).seat).toBeNull();
    stored = left;
    expect(load(NEW, '/m/b').seat).toBeNull();
  });
});
