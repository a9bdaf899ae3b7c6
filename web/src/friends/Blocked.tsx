import { useQueryClient } from '@tanstack/react-query';
import { useBlocks } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import { Person } from './FriendList.tsx';

/** People I have blocked. */
export function Blocked() {
  const say = useSay();
  const client = useQueryClient();
  const blocks = useBlocks();
  const act = useAct();
  if (blocks.length === 0) return null;
  const end = (name: string): void => {
    void act.run(
      async () => {
        await people.unblock(name);
        for (const key of ['blocks', 'player']) await client.invalidateQueries({ queryKey: [key] });
      },
      say('block.ended', { name }),
    );
  };
  return (
    <Panel id="blocked" title={say('block.list')} hint={say('block.hint')}>
      <ul className="people-rows">
        {blocks.map((person) => (
          <Person key={person.id} person={person} state={say('block.is')}>
            <button type="button" className={controls.button} onClick={() => end(person.name)}>
              {say('block.end')}
            </button>
          </Person>
        ))}
      </ul>
      <Outcome act={act} />
    </Panel>
  );
}
