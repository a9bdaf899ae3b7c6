import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type ToggleEvent,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import css from './Menu.module.css';

export { css as menuStyles };

interface MenuProps {
  /** The label for screen readers. */
  readonly label: string;
  readonly button: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
  readonly ref?: Ref<{ close(): void }>;
}

/** A button that opens a list of actions or links. */
export function Menu({ label, button, className, children, onOpen, ref }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => menu.current?.hidePopover();
  useImperativeHandle(ref, () => ({ close }), []);
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>): void => {
    if (newState !== 'open') return;
    onOpen?.();
    itemsOf(menu.current)[0]?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {button}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={label}
        className={css.menu}
        onToggle={onToggle}
        onKeyDown={walk}
        onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
      >
        {children}
      </div>
    </>
  );
}

function itemsOf(menu: Element | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
}

/** Arrow keys move in a circle. Elements behind the menu must not receive them. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + step + items.length) % items.length]?.focus();
}
