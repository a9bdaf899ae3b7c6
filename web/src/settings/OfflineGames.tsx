import { Icon } from '@tablewright/board';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { sizeOf } from '../app/format.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { PLAYABLE } from '../games.ts';
import { askKept, keepGame } from '../local/offline.ts';
import css from './Settings.module.css';

/** Games for offline use: which are on this device, and the sizes of the others. */
export function OfflineGames() {
  const say = useSay();
  const locale = useLocale();
  const query = { queryKey: ['kept', locale], queryFn: () => askKept(locale) };
  const { data: kept = {} } = useQuery(query);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (game: string) => keepGame(game, locale),
    onSuccess: (now) => queryClient.setQueryData(query.queryKey, now),
  });
  const games = PLAYABLE.filter(({ id }) => Object.hasOwn(kept, id));
  if (games.length === 0) return null;
  return (
    <section className={css.offline} aria-labelledby="offline-games">
      <h2 id="offline-games">{say('offline.keep.title')}</h2>
      <p>{say('offline.keep.text')}</p>
      <ul>
        {games.map(({ id, name }) => {
          const about = { game: name[locale], size: sizeOf(kept[id].bytes, locale) };
          if (kept[id].isKept)
            return (
              <li key={id}>
                <Icon name="check" /> <span role="status">{say('offline.kept', about)}</span>
              </li>
            );
          const isComing = isPending && variables === id;
          return (
            <li key={id}>
              <button
                type="button"
                className={controls.button}
                disabled={isPending}
                onClick={() => mutate(id)}
              >
                <Icon name="download" />
                {say(isComing ? 'offline.keeping' : 'offline.keep', about)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
