import type { GameUi, Light } from '@tablewright/board';
import type { OfferedOption, Plain, RefusedOption } from '@tablewright/engine';
import type { Hint, Snapshot } from '@tablewright/protocol';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { HostError } from '../host/client.ts';
import type { MatchHost } from '../host/host.ts';
import { useSettings } from '../settings/store.ts';
import type { Tab } from './usePanels.ts';
import { useTrail } from './useTrail.ts';

/** A click on something that is not allowed now. */
export interface Refusal {
  readonly target: string;
  /** Null when the target has nothing to do with the question. */
  readonly refused: RefusedOption | null;
}

export interface Decision {
  readonly options: readonly OfferedOption[];
  /** Options without a target on the board: buttons of the prompt. */
  readonly buttons: readonly OfferedOption[];
  /** Several options of one thing: which of them? */
  readonly choices: readonly OfferedOption[];
  /** Picked, and waiting for confirmation. */
  readonly chosen: OfferedOption | null;
  /** Sent to the host, without a reply yet. */
  readonly sent: OfferedOption | null;
  readonly lights: ReadonlyMap<string, Light>;
  readonly previewed: OfferedOption | null;
  readonly inspected: string | null;
  readonly refusal: Refusal | null;
  readonly hint: Hint | null;
  readonly thinking: boolean;
  /** A refusal of the host, to be shown once. */
  readonly problem: HostError | null;
  readonly pick: (target: string) => void;
  readonly take: (option: OfferedOption) => void;
  readonly preview: (target: string | null) => void;
  /** Rings the things that a log line mentions. */
  readonly recall: (targets: readonly string[]) => void;
  readonly inspect: (target: string | null) => void;
  readonly dismiss: () => void;
  readonly undo: () => void;
  readonly askHint: () => void;
  /** Sends a request to the host, and shows its refusal. */
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
const NO_TARGETS: readonly string[] = [];

/** The viewer's unfinished choice. It is valid only for its question. */
interface Picked {
  readonly question: string;
  readonly choices: readonly OfferedOption[];
  readonly chosen: OfferedOption | null;
  /** The answer that was sent: only it stays lit, so that the player sees that the click has worked. */
  readonly sent: OfferedOption | null;
  readonly refusal: Refusal | null;
  readonly problem: HostError | null;
  readonly hint: Hint | null;
  readonly pointed: string | null;
  readonly inspected: string | null;
}

const NOTHING: Omit<Picked, 'question'> = {
  choices: NO_OPTIONS,
  chosen: null,
  sent: null,
  refusal: null,
  problem: null,
  hint: null,
  pointed: null,
  inspected: null,
};

const UNPICKED = { choices: NO_OPTIONS, chosen: null, refusal: null, problem: null };

/** What the viewer may do now, and what a click does. */
export function useDecision({ host, snapshot, ui, frame, tab }: Wanted): Decision {
  const { viewer, position } = snapshot;
  const options = position.question?.options ?? NO_OPTIONS;
  const here = `${position.n}.${position.epoch}`;
  const question = `${here} ${position.question?.prompt ?? ''}`;
  const confirm = useSettings((settings) => settings.confirm);
  const [stored, setStored] = useState<Picked>({ question, ...NOTHING });
  const picked = stored.question === question ? stored : NOTHING;
  const { choices, chosen, sent, refusal, hint, pointed } = picked;
  const [recalled, recall] = useState(NO_TARGETS);
  const [thinking, setThinking] = useState(false);
  const buttons = useButtons(frame, options, position.state, tab);
  const trail = useTrail(ui, snapshot);
  /** The position for which a message has been sent to the host. */
  const sending = useRef<string | null>(null);

  const change = useCallback(
    (part: Partial<Picked>) =>
      setStored((before) => ({
        ...(before.question === question ? before : { question, ...NOTHING }),
        ...part,
      })),
    [question],
  );
  const dismiss = useCallback(() => change(UNPICKED), [change]);
  const preview = useCallback((target: string | null) => change({ pointed: target }), [change]);
  const inspect = useCallback((target: string | null) => change({ inspected: target }), [change]);

  const send = useCallback(
    (act: () => Promise<void>) => {
      // A second click changes nothing, unless the match has moved on in between.
      if (sending.current === here) return;
      sending.current = here;
      act()
        .catch((error: unknown) => {
          if (error instanceof HostError) change({ problem: error, sent: null });
          else throw error;
        })
        .finally(() => {
          if (sending.current === here) sending.current = null;
        });
    },
    [here, change],
  );

  const take = useCallback(
    (option: OfferedOption) => {
      if (confirm && chosen?.key !== option.key) {
        change({ ...UNPICKED, chosen: option });
        return;
      }
      if (sending.current !== here) change({ sent: option });
      send(() => host.answer(viewer, option.key));
    },
    [confirm, chosen, here, change, send, host, viewer],
  );

  const pick = useCallback(
    (target: string) => {
      const offered = options.filter((option) => isAt(option, target));
      if (offered.length === 1) {
        dismiss();
        take(offered[0]);
        return;
      }
      change({ ...UNPICKED, choices: offered });
      if (offered.length > 0 || position.question === null) return;
      host.why(viewer).then(
        (refusals) => {
          const refused = refusals.find((one) => one.target === target) ?? null;
          change({ refusal: { target, refused } });
        },
        () => undefined,
      );
    },
    [options, take, change, dismiss, host, viewer, position.question],
  );

  const undo = useCallback(() => send(() => host.undo(viewer)), [send, host, viewer]);

  const askHint = useCallback(() => {
    setThinking(true);
    host
      .hint(viewer)
      .then(
        (advice) => change({ hint: advice }),
        (error: unknown) => error instanceof HostError && change({ problem: error }),
      )
      .finally(() => setThinking(false));
  }, [host, viewer, change]);

  const lights = useMemo(() => {
    const lit = new Map<string, Light>();
    for (const target of [...trail, ...recalled]) lit.set(target, 'moved');
    const light = ({ target, key }: OfferedOption, how: Light): void => {
      lit.set(target, how).set(key, how);
    };
    if (sent) {
      light(sent, 'selected');
      return lit;
    }
    for (const option of options) light(option, 'offered');
    const suggested = options.find(({ key }) => key === hint?.key);
    if (suggested) light(suggested, 'selected');
    if (chosen) light(chosen, 'selected');
    if (refusal && !lit.has(refusal.target)) lit.set(refusal.target, 'refused');
    return lit;
  }, [trail, recalled, options, hint, chosen, sent, refusal]);

  const previewed = useMemo(
    () => chosen ?? options.find((option) => isAt(option, pointed)) ?? null,
    [chosen, options, pointed],
  );

  return {
    ...picked,
    options,
    buttons,
    choices,
    lights,
    previewed,
    thinking,
    pick,
    take,
    preview,
    recall,
    inspect,
    dismiss,
    undo,
    askHint,
    send,
  };
}

/** What a variant does not draw, and what a phone puts behind a tab, becomes a button of the prompt. */
function useButtons(
  frame: RefObject<HTMLElement | null>,
  options: readonly OfferedOption[],
  state: Plain,
  tab: Tab,
): readonly OfferedOption[] {
  const [buttons, setButtons] = useState(NO_OPTIONS);
  useLayoutEffect(() => {
    const drawn = new Set(
      Array.from(frame.current?.querySelectorAll('[data-target]') ?? [])
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('data-target')),
    );
    const missing = options.filter(({ target, key }) => !drawn.has(target) && !drawn.has(key));
    setButtons((before) => (sameKeys(before, missing) ? before : missing));
  }, [options, frame, state, tab]);
  return buttons;
}

/** A target stands for everything that can be done with it, or by its key for one option: a way to play a card. */
function isAt({ target, key }: OfferedOption, thing: string | null): boolean {
  return target === thing || key === thing;
}

function sameKeys(a: readonly OfferedOption[], b: readonly OfferedOption[]): boolean {
  return a.length === b.length && a.every((option, i) => option.key === b[i].key);
}
