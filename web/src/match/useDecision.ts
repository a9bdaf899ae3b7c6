import type { OfferedOption, RefusedOption } from '@tablewright/engine';
import type { Hint, Snapshot } from '@tablewright/protocol';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GameUi, Light } from '../../board/game-ui.ts';
import { HostError } from '../host/client.ts';
import type { MatchHost } from '../host/host.ts';
import { useSettings } from '../settings/store.ts';
import type { Tab } from './usePanels.ts';
import { useTrail } from './useTrail.ts';

/** Something was clicked that may not be done now. */
export interface Refusal {
  readonly target: string;
  /** Null where the target has nothing to do with what is asked. */
  readonly refused: RefusedOption | null;
}

export interface Decision {
  readonly options: readonly OfferedOption[];
  /** Options that nothing on the board stands for: buttons of the prompt. */
  readonly buttons: readonly OfferedOption[];
  /** Several options of one thing: which of them? */
  readonly choices: readonly OfferedOption[];
  /** Picked, and waiting to be confirmed. */
  readonly chosen: OfferedOption | null;
  readonly lights: ReadonlyMap<string, Light>;
  readonly previewed: OfferedOption | null;
  readonly inspected: string | null;
  readonly refusal: Refusal | null;
  readonly hint: Hint | null;
  readonly thinking: boolean;
  /** What the host refused, to be said once. */
  readonly problem: HostError | null;
  readonly pick: (target: string) => void;
  readonly take: (option: OfferedOption) => void;
  readonly preview: (target: string | null) => void;
  readonly inspect: (target: string | null) => void;
  readonly dismiss: () => void;
  readonly undo: () => void;
  readonly askHint: () => void;
  /** Asks something of the host, and says so where it refuses. */
  readonly send: (act: () => Promise<void>) => void;
}

interface Wanted {
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly frame: RefObject<HTMLElement | null>;
  /** The panel in front. */
  readonly tab: Tab;
}

const NO_OPTIONS: readonly OfferedOption[] = [];

/** What the viewer may do now, and what becomes of a click on anything. */
export function useDecision({ host, snapshot, ui, frame, tab }: Wanted): Decision {
  const { viewer, position } = snapshot;
  const options = position.question?.options ?? NO_OPTIONS;
  const confirm = useSettings((settings) => settings.confirm);
  const [choices, setChoices] = useState(NO_OPTIONS);
  const [chosen, setChosen] = useState<OfferedOption | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [inspected, inspect] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [hint, setHint] = useState<Hint | null>(null);
  const [thinking, setThinking] = useState(false);
  const [problem, setProblem] = useState<HostError | null>(null);
  const [buttons, setButtons] = useState(NO_OPTIONS);
  /** The position for which something is on its way to the host. */
  const sending = useRef<string | null>(null);
  const here = `${position.n}.${position.epoch}`;
  const trail = useTrail(ui, snapshot);

  const dismiss = useCallback(() => {
    setChoices(NO_OPTIONS);
    setChosen(null);
    setRefusal(null);
    setProblem(null);
  }, []);

  // Another question, another position: nothing picked before counts any more.
  useEffect(() => {
    dismiss();
    setHint(null);
    setPointed(null);
    inspect(null);
  }, [position.n, position.epoch, position.question?.prompt, dismiss]);

  // What a variant does not draw, and what a phone has put behind a tab, becomes a button of the prompt.
  useLayoutEffect(() => {
    const drawn = new Set(
      Array.from(frame.current?.querySelectorAll('[data-target]') ?? [])
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('data-target')),
    );
    const missing = options.filter(({ target }) => !drawn.has(target));
    setButtons((before) => (sameKeys(before, missing) ? before : missing));
  }, [options, frame, position.state, tab]);

  const send = useCallback(
    (act: () => Promise<void>) => {
      // A second click says nothing new; but where the match has gone on, it is about something else.
      if (sending.current === here) return;
      sending.current = here;
      act()
        .catch((error: unknown) => {
          if (error instanceof HostError) setProblem(error);
          else throw error;
        })
        .finally(() => {
          if (sending.current === here) sending.current = null;
        });
    },
    [here],
  );

  const take = useCallback(
    (option: OfferedOption) => {
      if (confirm && chosen?.key !== option.key) {
        dismiss();
        setChosen(option);
        return;
      }
      send(() => host.answer(viewer, option.key));
    },
    [confirm, chosen, dismiss, send, host, viewer],
  );

  const pick = useCallback(
    (target: string) => {
      const offered = options.filter((option) => option.target === target);
      dismiss();
      if (offered.length === 1) take(offered[0]);
      else if (offered.length > 1) setChoices(offered);
      else if (position.question !== null) {
        void host.why(viewer).then(
          (refused) =>
            setRefusal({ target, refused: refused.find((one) => one.target === target) ?? null }),
          () => undefined,
        );
      }
    },
    [options, take, dismiss, host, viewer, position.question],
  );

  const undo = useCallback(() => send(() => host.undo(viewer)), [send, host, viewer]);

  const askHint = useCallback(() => {
    setThinking(true);
    host
      .hint(viewer)
      .then(setHint, (error: unknown) => error instanceof HostError && setProblem(error))
      .finally(() => setThinking(false));
  }, [host, viewer]);

  const lights = useMemo(() => {
    const lit = new Map<string, Light>();
    for (const target of trail) lit.set(target, 'moved');
    for (const { target } of options) lit.set(target, 'offered');
    const suggested = options.find(({ key }) => key === hint?.key);
    if (suggested) lit.set(suggested.target, 'selected');
    if (chosen) lit.set(chosen.target, 'selected');
    if (refusal && !lit.has(refusal.target)) lit.set(refusal.target, 'refused');
    return lit;
  }, [trail, options, hint, chosen, refusal]);

  const previewed = useMemo(
    () => chosen ?? options.find(({ target }) => target === pointed) ?? null,
    [chosen, options, pointed],
  );

  return {
    options,
    buttons,
    choices,
    chosen,
    lights,
    previewed,
    inspected,
    refusal,
    hint,
    thinking,
    problem,
    pick,
    take,
    preview: setPointed,
    inspect,
    dismiss,
    undo,
    askHint,
    send,
  };
}

function sameKeys(a: readonly OfferedOption[], b: readonly OfferedOption[]): boolean {
  return a.length === b.length && a.every((option, i) => option.key === b[i].key);
}
