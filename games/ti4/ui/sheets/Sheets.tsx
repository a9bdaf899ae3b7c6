import type { BoardProps } from '@tablewright/board';
import { useState } from 'react';
import type { Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { useHasRoom } from '../board/useRoom.ts';
import { subjectOf } from '../panels/asked.ts';
import { Focus } from '../panels/Focus.tsx';
import { Sheet, sheetAsked, type SheetName } from './Sheet.tsx';
import styles from './sheets.module.css';

type Shown = SheetName | 'focus';

const SIGNS: { readonly [S in Shown]: SignName } = {
  focus: 'hexagon',
  objectives: 'custodians',
  technology: 'technology',
  faction: 'fleet',
  cards: 'card',
  strategy: 'strategy',
  players: 'influence',
};

/** One sheet at a time, each one press away; a question opens the sheet that it is about. */
export function Sheets(props: BoardProps<Ti4>) {
  const { teller, layout } = props;
  const hasRoom = useHasRoom();
  // Beside the map there is no room for what matters now: it is the first sheet then.
  const hasFocus = layout === 'wide' && !hasRoom;
  const wanted = wantedSheet(props, hasFocus);
  const [chosen, choose] = useState<{ readonly sheet: Shown; readonly wanted: Shown | null }>({
    sheet: hasFocus ? 'focus' : 'objectives',
    wanted: null,
  });
  const open = chosen.wanted === wanted ? chosen.sheet : (wanted ?? chosen.sheet);
  const shown = open === 'focus' && !hasFocus ? 'objectives' : open;
  const sheets = (Object.keys(SIGNS) as Shown[]).filter((each) => each !== 'focus' || hasFocus);
  const nameOf = (sheet: Shown): string => {
    const hasOnlyNotes = sheet === 'cards' && !props.state.variant.council;
    return teller.say(`ui.sheet.${hasOnlyNotes ? 'notes' : sheet}`);
  };
  return (
    <div className={styles.sheets} data-layout={layout}>
      <nav className={styles.tabs} aria-label={teller.say('ui.sheets')}>
        {sheets.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === shown}
            aria-label={nameOf(each)}
            title={nameOf(each)}
            onClick={() => choose({ sheet: each, wanted })}
          >
            <Sign name={SIGNS[each]} size={20} />
            {each === shown && <span>{nameOf(each)}</span>}
          </button>
        ))}
      </nav>
      <section
        className={styles.sheet}
        aria-label={nameOf(shown)}
        // It scrolls, so it must be focusable for the keyboard.
        tabIndex={0}
      >
        {shown === 'focus' ? <Focus {...props} /> : <Sheet {...props} sheet={shown} />}
      </section>
    </div>
  );
}

/** The sheet that a question is about; what matters now where it has no place of its own. */
function wantedSheet(props: BoardProps<Ti4>, hasFocus: boolean): Shown | null {
  const asked = sheetAsked(props);
  if (asked !== null) return asked;
  return hasFocus && subjectOf(props) !== 'system' ? 'focus' : null;
}
