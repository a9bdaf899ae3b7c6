import { Link } from 'wouter';
import { pageOf } from './PersonMenu.tsx';

interface NameLinkProps {
  readonly name: string;
  /** Whose page: an account's name, or `bot:<level>`. Guests have none. */
  readonly page: string | null;
}

export function NameLink({ name, page }: NameLinkProps) {
  return page === null ? name : <Link href={pageOf(page)}>{name}</Link>;
}
