import type { Glossary, Term } from '@tablewright/text';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../app/text.tsx';
import { placeAt } from './placeAt.ts';
import css from './tip.module.css';

interface TipLayerProps {
  readonly terms: Glossary;
  readonly onOpen: (clause: string) => void;
}

/** Terms that the pointer only crosses stay quiet. */
const HOVER_MS = 250;

/** Explains the term under the pointer, with the focus, or tapped. One for a page: a log has hundreds of terms. */
export function TipLayer({ terms, onOpen }: TipLayerProps) {
  const [marked, setMarked] = useState<HTMLElement | null>(null);
  const term = marked === null ? undefined : terms[marked.dataset.term!];
  const openable = marked?.closest('dialog, a, button') === null ? onOpen : undefined;
  const press = (pressed: HTMLElement): void => {
    if (pressed !== marked) setMarked(pressed);
    else if (term !== undefined && openable !== undefined) {
      setMarked(null);
      openable(term.clause);
    }
  };
  useTerms(marked, setMarked, press);
  if (marked === null || term === undefined) return null;
  return (
    <Tip key={marked.dataset.term} {...{ marked, term }} isOpenable={openable !== undefined} />
  );
}

/** What points at a term, anywhere on the page. */
function useTerms(
  marked: HTMLElement | null,
  show: (term: HTMLElement | null) => void,
  press: (term: HTMLElement) => void,
): void {
  const latest = useRef({ marked, press });
  latest.current = { marked, press };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const over = ({ target, pointerType }: PointerEvent): void => {
      const term = termAt(target);
      clearTimeout(timer);
      const { marked: shown } = latest.current;
      // A finger is nowhere after its tap.
      if (pointerType === 'touch' || term === shown) return;
      if (term !== null) timer = setTimeout(() => show(term), HOVER_MS);
      else if (shown?.matches(':focus-visible') !== true) show(null);
    };
    const focus = ({ target }: FocusEvent): void => {
      const term = termAt(target);
      if (term?.matches(':focus-visible') === true) show(term);
    };
    const blur = ({ target }: FocusEvent): void => {
      if (target === latest.current.marked) show(null);
    };
    const click = ({ target }: MouseEvent): void => {
      clearTimeout(timer);
      const term = termAt(target);
      // What a press does to a button is the button's business.
      if (term === null || term.closest('a, button') !== null) show(null);
      else latest.current.press(term);
    };
    const key = (event: KeyboardEvent): void => {
      const term = termAt(event.target);
      const isPress = (event.key === 'Enter' || event.key === ' ') && term !== null;
      if (!isPress && !(event.key === 'Escape' && latest.current.marked !== null)) return;
      // The table and dialogs have their own use for these keys.
      event.preventDefault();
      event.stopPropagation();
      if (isPress) latest.current.press(term);
      else show(null);
    };
    const listeners = { pointerover: over, focusin: focus, focusout: blur, click, keydown: key };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener as EventListener, true);
    };
  }, [show]);

  // A term that is no longer there sends no event.
  useEffect(() => {
    if (marked === null) return;
    const watch = new MutationObserver(() => marked.isConnected || show(null));
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [marked, show]);
}

const termAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;

interface TipProps {
  readonly marked: HTMLElement;
  readonly term: Term;
  readonly isOpenable: boolean;
}

/** In the top layer, as dialogs are; nothing under it is kept from the pointer. */
function Tip({ marked, term, isOpenable }: TipProps) {
  const say = useSay();
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      if (tip.current !== null) placeAt(marked, tip.current);
    };
    tip.current?.showPopover();
    place();
    marked.setAttribute('aria-describedby', id);
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      marked.removeAttribute('aria-describedby');
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [marked, id]);
  return createPortal(
    <div ref={tip} id={id} popover="manual" role="tooltip" className={css.tip}>
      <strong>{term.name}</strong>
      <p>{term.text}</p>
      <p className={css.cite}>
        <span className={css.clause}>{term.clause}</span>
        {isOpenable && <span>{say('glossary.open')}</span>}
      </p>
    </div>,
    regionOf(marked),
  );
}

/** A part of the page that has a name: outside of them screen readers get lost, and behind a dialog they get nothing. */
function regionOf(marked: HTMLElement): Element {
  return (
    marked.closest('dialog, main, aside') ?? marked.closest('section[aria-label]') ?? document.body
  );
}
