import { Dialog } from '../app/Dialog.tsx';
import { useSay } from '../app/text.tsx';
import css from './about.module.css';

const KEYS = [
  ['Tab', 'keys.next'],
  ['← ↑ ↓ →', 'keys.arrows'],
  ['Enter', 'keys.take'],
  ['?', 'keys.why'],
  ['Z', 'keys.undo'],
  ['H', 'keys.hand'],
  ['L', 'keys.log'],
  ['C', 'keys.chat'],
  ['R', 'keys.rules'],
  ['Esc', 'keys.back'],
] as const;

/** All keys of a match. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('keys.title')} onClose={onClose}>
      <dl className={`${css.about} ${css.keys}`}>
        {KEYS.map(([key, does]) => (
          <div key={key} className={css.key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
