import { Icon, type IconName } from '@tablewright/board';
import { initialOf } from '../app/PersonMenu.tsx';

/** A person by the first letter of the name; a bot, or a page, by its icon. */
export function Disc({ name = '', icon, size = 'small' }: DiscProps) {
  return (
    <span className="people-disc" data-size={size} aria-hidden="true">
      {icon === undefined ? initialOf(name) : <Icon name={icon} size={size === 'big' ? 34 : 20} />}
    </span>
  );
}

interface DiscProps {
  readonly name?: string;
  readonly icon?: IconName;
  readonly size?: 'small' | 'big';
}
