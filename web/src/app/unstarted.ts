import type { Locale } from '@tablewright/text';
import { renewal } from '../host/renewal.ts';
import { messages as cs } from '../text/renewal/cs.ts';
import { messages as en } from '../text/renewal/en.ts';
import { messages as pl } from '../text/renewal/pl.ts';

const WORDS = { en, cs, pl };

/** A page that cannot start has nothing else to say what to do with. */
export function sayWhileUnstarted(locale: Locale): void {
  renewal.subscribe(() => {
    if (renewal.state !== 'stuck') return;
    const words = WORDS[locale];
    const button = document.createElement('button');
    button.textContent = words['renewal.tryAgain'];
    button.addEventListener('click', () => void renewal.tryAgain());
    const note = document.createElement('section');
    note.role = 'alert';
    note.append(words['renewal.stuck'], ' ', button);
    document.querySelector('#root')?.replaceChildren(note);
  });
}
