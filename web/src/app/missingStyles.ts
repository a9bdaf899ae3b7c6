const FIRST_WAIT = 250;
const MOST_TRIES = 8;

/** Asks again for styles that could not be fetched. The bundler's loader takes them for loaded and never would. */
export function retryMissingStyles(): void {
  const options = { capture: true };
  addEventListener('error', ({ target }) => isStyle(target) && retry(target), options);
}

const isStyle = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

function retry(link: HTMLLinkElement): void {
  const tries = Number(link.dataset['tries'] ?? 0);
  if (tries === MOST_TRIES) return;
  setTimeout(
    () => {
      const again = document.createElement('link');
      Object.assign(again, { rel: link.rel, href: link.href, crossOrigin: link.crossOrigin });
      again.dataset['tries'] = String(tries + 1);
      link.replaceWith(again);
    },
    FIRST_WAIT * 2 ** tries,
  );
}
