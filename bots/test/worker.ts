import { serveSearch } from '../src/worker.ts';
import { roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';

serveSearch([{ game: roam, hooks: roamBot }]);
