/** A quiet line is tested after this time. */
const PING_AFTER = 1000;

/** How long a reply may take before the page says that the connection is lost. */
const TELL_AFTER = 1400;

/** How long a silent line is kept: its packets may still arrive, and a new connection costs more. */
const GIVE_UP_AFTER = 6000;

/** The same before the first sound: a bad network or a busy server needs many seconds to connect. */
const GIVE_UP_CONNECTING_AFTER = 20_000;

export interface Heartbeat {
  /** To be called for everything that arrives. */
  heard(): void;
  /** Tests the line now, because something has happened to the network or the page. */
  test(): void;
  readonly isSilent: boolean;
  stop(): void;
}

interface HeartbeatEvents {
  readonly ping: () => void;
  /** Nothing comes any more. */
  readonly onSilence: () => void;
  /** The line that was silent works again. */
  readonly onReturn: () => void;
  /** The connection has been silent for too long and must be replaced. */
  readonly onGiveUp: () => void;
}

/**
 * Notices a dead line: a phone that loses its network gets no close event for minutes. It begins by waiting for the
 * first sound. Pages that nobody looks at are not tested.
 */
export function startHeartbeat(events: HeartbeatEvents): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  let hasHeard = false;

  const later = (act: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  // A page that was too busy to listen hears first what has come meanwhile.
  const expectSound = (): void => later(() => later(fallSilent, 0), TELL_AFTER);

  function fallSilent(): void {
    isSilent = true;
    later(events.onGiveUp, hasHeard ? GIVE_UP_AFTER : GIVE_UP_CONNECTING_AFTER);
    events.onSilence();
  }

  function test(): void {
    if (isSilent || document.visibilityState === 'hidden') return;
    expectSound();
    events.ping();
  }

  expectSound();
  return {
    get isSilent() {
      return isSilent;
    },
    heard() {
      hasHeard = true;
      later(test, PING_AFTER);
      if (!isSilent) return;
      isSilent = false;
      events.onReturn();
    },
    test,
    stop: () => clearTimeout(timer),
  };
}
