import { DatabaseSync } from '@photostructure/sqlite';
import { isDamaged } from './trouble.ts';

/**
 * What is wrong with an SQLite file, its indexes and references included; null for a sound one. Reads everything, which
 * takes long. A letter that was changed inside a text is still text: only whoever reads the text can find that.
 */
export function damageOf(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const [{ integrity_check: found }] = database.prepare('PRAGMA integrity_check(1)').all() as {
      readonly integrity_check: string;
    }[];
    if (found !== 'ok') return found;
    const lost = database.prepare('PRAGMA foreign_key_check').all() as {
      readonly table: string;
      readonly parent: string;
    }[];
    if (lost.length === 0) return null;
    const [{ table, parent }] = lost;
    return `${lost.length} rows, the first of them in "${table}", belong to rows of "${parent}" that are missing`;
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return (error as Error).message;
  } finally {
    database.close();
  }
}
