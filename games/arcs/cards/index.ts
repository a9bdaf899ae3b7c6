import { powers } from '../rules/powers.ts';
import { GUILD } from './guild.ts';
import { LEADER } from './leaders.ts';
import { LORE } from './lore.ts';
import { VOX } from './vox.ts';

powers.declare({ court: { ...GUILD, ...VOX }, leaders: LEADER, lore: LORE });

export { powers } from '../rules/powers.ts';
