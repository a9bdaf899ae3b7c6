import type {
  BoardProps,
  DrawnPlace,
  DrawnTargets,
  GameUi,
  Light,
  Warning,
} from '@tablewright/board';
import type { OfferedOption, Why } from '@tablewright/engine';
import type { Hint, Snapshot } from '@tablewright/protocol';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { HostError } from '../host/client.ts';
import type { MatchHost } from '../host/host.ts';
import { renewal } from '../host/renewal.ts';
import { useSettings } from '../settings/store.ts';
import { type Tab, TABS } from './tabs.ts';
import type { Plan } from './usePlan.ts';
import { canHover } from './useLayout.ts';
import { useTrail } from './useTrail.ts';
import type { Warn } from './useWarnings.ts';
import { useWhy } from './useWhy.ts';

/** A click on something that is not allowed now. */
export interface Refusal {
  readonly target: string;
  readonly why: Why;
}

export interface Decision {
  readonly options: readonly OfferedOption[];
  /** Options without a target on the board: buttons of the prompt. */
  readonly buttons: readonly OfferedOption[];
  /** Several options of one thing: which of them? */
  readonly choices: readonly OfferedOption[];
  /** Picked, and waiting for confirmation. */
  readonly chosen: OfferedOption | null;
  /** Mistakes in the chosen answer, or in the plan: it is sent only if the viewer insists. */
  readonly warnings: readonly Warning[];
  /** Sent to the host, without a reply yet. */
  readonly sent: OfferedOption | null;
  readonly lights: ReadonlyMap<string, Light>;
  /** The target and the key of the suggested move. */
  readonly suggested: ReadonlySet<string>;
  readonly previewed: OfferedOption | null;
  readonly inspected: string | null;
  readonly refusal: Refusal | null;
  readonly hint: Hint | null;
  readonly thinking: boolean;
  /** A refusal of the host, to be shown once. */
  readonly problem: HostError | null;
  readonly pick: (target: string) => void;
  readonly take: (option: OfferedOption) => void;
  /** Sends a plan, after a warning only if asked a second time. */
  readonly confirm: (plan: Plan) => void;
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
  /** Gives an answer, or adds it to a plan. */
  readonly answer: MatchHost['answer'];
  /** What an answer would send; null if it would only be planned. */
  readonly sends: (key: string) => readonly string[] | null;
  readonly warn: Warn;
  /** Takes back an answer, or a part of a plan. */
  readonly undo: MatchHost['undo'];
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  /** The targets that are drawn. */
  readonly drawn: DrawnTargets;
  readonly layout: Layout;
  /** The panel in front. */
  readonly tab: Tab;
  /** The board shows an earlier moment. */
  readonly isPast: boolean;
}

type Layout = BoardProps<unknown>['layout'];

const NO_OPTIONS: readonly OfferedOption[] = [];
const NO_TARGETS: readonly string[] = [];
const NO_WARNINGS: readonly Warning[] = [];

/** The viewer's unfinished choice. It is valid only for its question. */
interface Picked {
  readonly question: string;
  readonly choices: readonly OfferedOption[];
  readonly chosen: OfferedOption | null;
  readonly warnings: readonly Warning[];
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
  warnings: NO_WARNINGS,
  sent: null,
  refusal: null,
  problem: null,
  hint: null,
  pointed: null,
  inspected: null,
};

const UNPICKED = {
  choices: NO_OPTIONS,
  chosen: null,
  warnings: NO_WARNINGS,
  refusal: null,
  problem: null,
};

/** What the viewer may do now, and what a click does. */
export function useDecision({
  host,
  answer,
  sends,
  warn,
  undo: takeBack,
  snapshot,
  ui,
  drawn,
  layout,
  tab,
  isPast,
}: Wanted): Decision {
  const { viewer, position } = snapshot;
  const options = position.question?.options ?? NO_OPTIONS;
  const here = `${position.n}.${position.epoch}`;
  // A sealed answer can be changed, so it is a new question.
  const sealed = position.reactions?.mine.sealed ?? '';
  const question = `${here} ${position.question?.prompt ?? ''} ${sealed}`;
  const asksFirst = useSettings((settings) => settings.confirm);
  const [stored, setStored] = useState<Picked>({ question, ...NOTHING });
  const picked = stored.question === question ? stored : NOTHING;
  const { choices, chosen, warnings, sent, refusal, hint, pointed } = picked;
  const [recalled, recall] = useState(NO_TARGETS);
  const [thinking, setThinking] = useState(false);
  const buttons = useButtons(drawn, options, layout, tab, isPast);
  const explain = useWhy(host, snapshot);
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
      const acting = async (): Promise<void> => act();
      acting()
        .catch((error: unknown) => {
          change({ problem: error instanceof HostError ? error : null, sent: null });
          if (!(error instanceof HostError)) throw error;
        })
        .finally(() => {
          if (sending.current === here) sending.current = null;
        });
    },
    [here, change],
  );

  const take = useCallback(
    (option: OfferedOption) => {
      const isUnseen = ui.previews?.(option.key) === true && !canHover();
      const isGivenAway = ui.confirms?.(option.key) === true;
      if (chosen?.key !== option.key) {
        const keys = sends(option.key);
        const found = keys === null ? NO_WARNINGS : warn(keys, null);
        if (asksFirst || isUnseen || isGivenAway || found.length > 0) {
          change({ ...UNPICKED, chosen: option, warnings: found });
          return;
        }
      }
      if (sending.current !== here) change({ sent: option });
      send(async () => {
        await answer(viewer, option.key);
        // What is sealed already leaves the question as it was.
        if (option.key === sealed) change({ sent: null });
      });
    },
    [asksFirst, ui, chosen, here, sealed, change, send, sends, warn, answer, viewer],
  );

  const confirm = useCallback(
    (plan: Plan) => {
      const found = warnings.length > 0 ? NO_WARNINGS : warn(plan.keys, plan.after);
      if (found.length > 0) change({ ...UNPICKED, warnings: found });
      else send(plan.confirm);
    },
    [warnings, warn, change, send],
  );

  const pick = useCallback(
    (target: string) => {
      const offered = options.filter((option) => isAt(option, target));
      if (offered.length === 1) {
        // After a warning only its own button goes on: a double click would not have read it.
        if (warnings.length > 0 && offered[0].key === chosen?.key) return;
        dismiss();
        take(offered[0]);
        return;
      }
      change({ ...UNPICKED, choices: offered });
      if (offered.length > 0) return;
      explain(target).then(
        (why) => change({ refusal: { target, why } }),
        () => renewal.renew(),
      );
    },
    [options, chosen, warnings, take, change, dismiss, explain],
  );

  const undo = useCallback(() => send(() => takeBack(viewer)), [send, takeBack, viewer]);

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
    if (chosen) light(chosen, 'selected');
    if (refusal && !lit.has(refusal.target)) lit.set(refusal.target, 'refused');
    return lit;
  }, [trail, recalled, options, chosen, sent, refusal]);

  const suggested = useMemo(() => {
    const option = options.find(({ key }) => key === hint?.key);
    return new Set(option === undefined || sent ? [] : [option.target, option.key]);
  }, [options, hint, sent]);

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
    suggested,
    previewed,
    thinking,
    pick,
    take,
    confirm,
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
  drawn: DrawnTargets,
  options: readonly OfferedOption[],
  layout: Layout,
  tab: Tab,
  isPast: boolean,
): readonly OfferedOption[] {
  const [version, setVersion] = useState(0);
  // Targets report themselves in layout effects: what is missing is known before anything is painted.
  useLayoutEffect(() => {
    const update = (): void => setVersion(drawn.version);
    update();
    return drawn.subscribe(update);
  }, [drawn]);
  return useMemo(() => {
    if (version === 0 || isPast) return NO_OPTIONS;
    const places = layout === 'wide' ? PLACES : TABS[tab].shows;
    const isDrawn = (target: string): boolean => places.some((place) => drawn.has(place, target));
    return options.filter(({ target, key }) => !isDrawn(target) && !isDrawn(key));
  }, [drawn, version, options, layout, tab, isPast]);
}

const PLACES: readonly DrawnPlace[] = ['board', 'hand', 'beside', 'rail', 'seats'];

/** A target stands for everything that can be done with it, or by its key for one option: a way to play a card. */
function isAt({ target, key }: OfferedOption, thing: string | null): boolean {
  return target === thing || key === thing;
}
