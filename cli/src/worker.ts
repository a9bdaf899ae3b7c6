import { serveSearch } from '@tablewright/bots/worker';
import { TITLES } from './registry.ts';

serveSearch(TITLES.map(({ game, bot }) => ({ game, hooks: bot })));
