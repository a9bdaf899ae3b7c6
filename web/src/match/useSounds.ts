import type { FromRoom } from '@tablewright/protocol';
import { useEffect } from 'react';
import type { MatchHost } from '../host/host.ts';
import { useSettings } from '../settings/store.ts';

/** Two notes an event: enough to be heard, not enough to annoy. */
const NOTES = {
  moved: [392, 330],
  myTurn: [523, 659],
  over: [392, 523],
} as const;

/** Sounds, for people who have turned them on. */
export function useSounds(host: MatchHost): void {
  useEffect(() => {
    let speaker: AudioContext | null = null;
    const stop = host.subscribe((message) => {
      const kind = soundOf(message);
      if (kind === null || !useSettings.getState().sound) return;
      speaker ??= new AudioContext();
      NOTES[kind].forEach((pitch, i) => play(speaker!, pitch, i * 0.12));
    });
    return () => {
      stop();
      void speaker?.close();
    };
  }, [host]);
}

function soundOf(message: FromRoom | null): keyof typeof NOTES | null {
  if (message?.t !== 'move') return null;
  if (message.ending) return 'over';
  return message.question === null ? 'moved' : 'myTurn';
}

function play(speaker: AudioContext, pitch: number, delay: number): void {
  const at = speaker.currentTime + delay;
  const tone = new OscillatorNode(speaker, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(speaker, { gain: 0.0001 });
  volume.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  tone.connect(volume).connect(speaker.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}
