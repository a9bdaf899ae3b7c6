import {
  type Advice,
  type AdviceLine,
  type Adviser,
  Glossed,
  WithoutTabStops,
} from '@tablewright/board';
import type { Plain, Question, RefusedOption } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { useEffect, useMemo, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import type { MatchHost, Picture } from '../host/host.ts';
import css from './advice.module.css';
import type { Decision } from './useDecision.ts';

interface AdvicePanelProps {
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly question: Question;
  readonly advice: Adviser<Plain>;
  readonly game: string;
  readonly teller: Teller;
  readonly take: Decision['take'];
  readonly onClose: () => void;
}

/** What each kind of answer would mean now; what can be done is chosen right here. */
export function AdvicePanel(props: AdvicePanelProps) {
  const { host, snapshot, question, advice, game, teller, take, onClose } = props;
  const say = useSay();
  const clauses = useGame(game, 'clauses');
  const { viewer, position } = snapshot;
  const refused = useRefusals(host, viewer);
  const groups = useMemo(
    () => advice.of({ state: position.state, seat: viewer, question, refused }),
    [advice, position.state, viewer, question, refused],
  );
  const choose = (key: string): void => {
    const option = question.options.find((each) => each.key === key);
    onClose();
    if (option !== undefined) take(option);
  };
  return (
    <Dialog title={say('advice.title')} onClose={onClose}>
      <AdviceList {...{ groups, teller, choose }} ruleOf={(clause) => clauses?.[clause]} />
    </Dialog>
  );
}

/** Without a connection the list is a little shorter. */
function useRefusals(host: MatchHost, viewer: number): readonly RefusedOption[] {
  const [refused, setRefused] = useState<readonly RefusedOption[]>([]);
  useEffect(() => {
    void host.why(viewer).then(setRefused, () => undefined);
  }, [host, viewer]);
  return refused;
}

interface AdviceListProps {
  readonly groups: readonly Advice[];
  readonly teller: Teller;
  readonly choose: (key: string) => void;
  /** The text of a clause, once it is loaded. */
  readonly ruleOf: (clause: string) => string | undefined;
}

export function AdviceList({ groups, teller, choose, ruleOf }: AdviceListProps) {
  const textOf = ({ message: { id, about } }: AdviceLine): string => teller.say(id, about);
  return groups.map((group) => (
    <section key={group.title.id} className={css.group}>
      <h3>{teller.say(group.title.id, group.title.about)}</h3>
      <ul>
        {group.lines.map((line) => (
          <li key={textOf(line)}>
            {line.key === undefined ? (
              <p data-refused={line.clause !== undefined}>
                <Glossed text={textOf(line)} />
              </p>
            ) : (
              <button type="button" data-advice={line.key} onClick={() => choose(line.key!)}>
                <WithoutTabStops value={true}>
                  <Glossed text={textOf(line)} />
                </WithoutTabStops>
              </button>
            )}
            {line.clause !== undefined && (
              <small>
                <Glossed text={`${line.clause} ${ruleOf(line.clause) ?? ''}`} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
