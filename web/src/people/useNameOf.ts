import { useSay } from '../app/text.tsx';

/** Bots are named by their level: `bot:medium`. */
export function useNameOf(): (name: string) => string {
  const say = useSay();
  return (name) =>
    name.startsWith('bot:') ? say('player.botOf', { level: say(`level.${name.slice(4)}`) }) : name;
}
