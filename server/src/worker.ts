import { serveThinking } from './thinking/thread.ts';
import { GAMES } from './games.ts';

serveThinking(GAMES);
